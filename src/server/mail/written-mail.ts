import type { Locale } from "../../config/locales";
import type { MailBlock } from "./mail-body";
import type { MailAddress } from "./mailer";

/** What a mail says, before the frame that all mails share. */
export interface WrittenMail {
  subject: string;
  replyTo: MailAddress;
  locale: Locale;
  blocks: readonly MailBlock[];
  unsubscribeUrl?: string;
}
