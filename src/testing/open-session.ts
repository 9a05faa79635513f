import type { StaffRole } from "../config/staff";
import { getStore } from "../server/store";

/** Adds a person to the site of the test and signs them in; gets the value of the session's cookie. */
export async function openSession(name: string, role: StaffRole = "staff"): Promise<string> {
  const { staff } = await getStore();
  const email = `${name.toLowerCase()}@example.com`;
  const person = await staff.people.add({ email, name, locale: "es", role }, Date.now());
  if (!person) throw new Error(`${email} is there already.`);
  return staff.sessions.begin({ personId: person.id, device: "Test" }, Date.now());
}
