import { DEFAULT_LOCALE } from "../../config/locales";
import { log } from "../log";
import type { Store } from "./store";

/**
 * Makes an address an owner where there is none. Their name is at first what stands before the @; they change it and their language on
 * their own page.
 */
export async function ensureFirstOwner({ staff }: Store, email: string): Promise<void> {
  const name = email.slice(0, email.lastIndexOf("@"));
  const isMade = await staff.people.ensureOwner({ email, name, locale: DEFAULT_LOCALE }, Date.now());
  if (isMade) log.info("first-owner-made");
}
