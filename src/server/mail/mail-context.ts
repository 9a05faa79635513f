import type { LinkContext } from "../links";

/** What writing a mail needs to know of the world. */
export interface MailContext extends LinkContext {
  /** Where the agency wants its mails now. */
  agencyEmails: readonly string[];
}
