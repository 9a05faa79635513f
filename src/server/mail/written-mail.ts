import type { Locale } from "../../config/locales";
import type { MailBlock } from "./mail-body";

/** What a mail says, before the frame that all mails share. */
export interface WrittenMail {
  subject: string;
  replyTo: { name: string; address: string };
  locale: Locale;
  blocks: readonly MailBlock[];
  unsubscribeUrl?: string;
}
