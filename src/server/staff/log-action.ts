import type { StaffAction } from "../../contracts/staff";
import { getStore } from "../store/get-store";
import type { Staff } from "./require-staff";

const MAX_LENGTH = 300;

/** Names a person beyond doubt: names change, addresses do not. */
export function namePerson({ name, email }: Pick<Staff, "name" | "email">): string {
  return `${name} (${email})`;
}

/** Notes what a member of staff did, for the owners: on which file, enquiry or person. Nothing of guests may stand in the subject. */
export async function logStaffAction(
  staff: Pick<Staff, "name"> & { id: string | null },
  action: StaffAction,
  subject: string,
): Promise<void> {
  const { staff: store } = await getStore();
  const line = { personId: staff.id, who: staff.name, action, subject: subject.slice(0, MAX_LENGTH) };
  await store.log.add(line, Date.now());
}
