import type { Locale } from "../../config/locales";
import { createInboxLink } from "../links";
import { getMailTranslator } from "../messages";
import type { Enquiry } from "../store/enquiry";
import { getFacts, getFullName } from "./facts";
import { toLink, type MailFact, type WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

/** What a guest did: wrote again, accepted or declined a quote. */
export interface GuestAction {
  kind: "reply" | "quote-accepted" | "quote-declined";
  /** Their words; "" for none. */
  text: string;
  /** How many files came with a mail. */
  files?: number;
  /** What their quote was for. */
  facts?: readonly MailFact[];
}

const WORDS = {
  reply: { subject: "agencyReply.subjectReply", intro: "agencyReply.introReply" },
  "quote-accepted": { subject: "agencyReply.subjectAccepted", intro: "agencyReply.introAccepted" },
  "quote-declined": { subject: "agencyReply.subjectDeclined", intro: "agencyReply.introDeclined" },
} as const;

/** Writes the mail that tells staff what a guest did, in the reader's language. Its link leads to the inbox, and acts on nothing. */
export function writeReplyMail(
  enquiry: Enquiry,
  action: GuestAction,
  context: MailContext,
  locale: Locale,
): WrittenMail {
  const t = getMailTranslator(locale);
  const { reference, payload } = enquiry;
  const name = getFullName(enquiry);
  const { kind, text, files = 0, facts = getFacts(enquiry, locale, t) } = action;
  const words = WORDS[kind];
  return {
    subject: t(words.subject, { name, reference }),
    replyTo: { name, address: payload.email },
    locale,
    blocks: [
      { paragraph: t(words.intro) },
      { facts },
      ...(text === "" ? [] : [{ quote: text }]),
      ...(files === 0 ? [] : [{ paragraph: t("agencyReply.files", { count: files }) }]),
      toLink(t("agencyReply.open"), createInboxLink(context, reference), true),
    ],
  };
}
