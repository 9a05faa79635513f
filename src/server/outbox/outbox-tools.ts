import type { MailContext } from "../mail/mail-context";
import type { Mailer } from "../mail/mailer";
import type { Store } from "../store/store";

/** What delivering mails needs of the world. */
export interface OutboxTools {
  store: Store;
  mailer: Mailer;
  getMailContext(): MailContext;
  now(): number;
}
