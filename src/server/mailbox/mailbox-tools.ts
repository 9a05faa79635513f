import { getEnv } from "../env";
import { DEFAULT_LOCALE } from "../../config/locales";
import { getSite } from "../site-settings";
import { getStore } from "../store/get-store";
import type { Store } from "../store/store";

/** What the reading of replies depends on. */
export interface MailboxTools {
  store: Store;
  /** The agency's own addresses, in lower case. */
  ownAddresses: readonly string[];
  now(): number;
}

/** Gets the store and the addresses that the environment and the settings name. */
export async function getMailboxTools(): Promise<MailboxTools> {
  const { agencyEmails, mailFrom } = getEnv();
  const ownAddresses = [...agencyEmails, mailFrom, getSite(DEFAULT_LOCALE).email].map((one) =>
    one.toLowerCase(),
  );
  return { store: await getStore(), ownAddresses, now: Date.now };
}
