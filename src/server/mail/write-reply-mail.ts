import type { Locale } from "../../config/locales";
import { createInboxLink, createReviewsLink } from "../links";
import { getMailTranslator } from "../messages";
import type { Enquiry } from "../store/enquiry";
import { getFacts, getFullName } from "./facts";
import { toLink, type MailFact, type WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

const WORDS = {
  reply: { subject: "agencyReply.subjectReply", intro: "agencyReply.introReply" },
  "quote-accepted": { subject: "agencyReply.subjectAccepted", intro: "agencyReply.introAccepted" },
  "quote-declined": { subject: "agencyReply.subjectDeclined", intro: "agencyReply.introDeclined" },
  "review-written": { subject: "agencyReply.subjectReview", intro: "agencyReply.introReview" },
  "quote-not-held": { subject: "agencyReply.subjectNotHeld", intro: "agencyReply.introNotHeld" },
} as const;

/** What a guest did: wrote again, accepted or declined a quote, could not accept it because its day has no room, wrote a review. */
export interface GuestAction {
  kind: keyof typeof WORDS;
  /** Their words; "" for none. */
  text: string;
  /** How many files came with a mail. */
  files?: number;
  /** What their quote was for. */
  facts?: readonly MailFact[];
}

/** Tells whether an event is something that a guest did and staff are told of by mail. */
export function isGuestAction(kind: string): kind is GuestAction["kind"] {
  return Object.hasOwn(WORDS, kind);
}

/** Writes the mail that tells staff what a guest did, in the reader's language. Its link leads to the inbox or the reviews, and acts on nothing. */
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
      kind === "review-written"
        ? toLink(t("agencyReply.openReviews"), createReviewsLink(context), true)
        : toLink(t("agencyReply.open"), createInboxLink(context, reference), true),
    ],
  };
}
