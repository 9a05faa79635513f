import { DEFAULT_LOCALE } from "../../../config/locales";
import { getEnv } from "../../platform/env";
import { getSite } from "../../platform/site-settings";
import { getStore, type Store } from "../../store";
import { REPLY_LIMITS } from "./received-mail";

export interface MailboxTools {
  store: Store;
  /** The agency's own addresses, in lower case. */
  ownAddresses: readonly string[];
  /** Up to how many bytes a file is kept; the usual limit where it is left out. */
  fileLimit?: number;
  now(): number;
}

export async function getMailboxTools(): Promise<MailboxTools> {
  const { agencyEmails, mailFrom, isServerless } = getEnv();
  const ownAddresses = [...agencyEmails, mailFrom, getSite(DEFAULT_LOCALE).email].map((one) =>
    one.toLowerCase(),
  );
  const fileLimit = isServerless ? REPLY_LIMITS.fileOfFunction : REPLY_LIMITS.file;
  return { store: await getStore(), ownAddresses, fileLimit, now: Date.now };
}
