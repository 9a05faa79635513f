import type { MailContext } from "../mail/mail-context";
import type { Mailer } from "../mail/mailer";
import type { Store } from "../store/store";

/** What the delivery of mails depends on. */
export interface OutboxTools {
  store: Store;
  mailer: Mailer;
  getMailContext(): MailContext;
  now(): number;
}
