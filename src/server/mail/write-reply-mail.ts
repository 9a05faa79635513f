import type { Locale } from "../../config/locales";
import type { BounceCause } from "../../contracts/inbox";
import { getChatUrl } from "../../lib/chat-url";
import { getPhoneNumber } from "../enquiries/phone-number";
import { createInboxLink, createReviewsLink } from "../links";
import { getMailTranslator } from "../messages";
import type { Enquiry } from "../store/enquiry";
import { getFacts, getFullName } from "./facts";
import { toLink, type MailFact, type WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

const WORDS = {
  reply: { subject: "agencyReply.subjectReply", intro: "agencyReply.introReply" },
  "reply-unverified": { subject: "agencyReply.subjectUnverified", intro: "agencyReply.introUnverified" },
  bounced: { subject: "agencyReply.subjectBounced", intro: "agencyReply.introBounced" },
  "quote-accepted": { subject: "agencyReply.subjectAccepted", intro: "agencyReply.introAccepted" },
  "quote-declined": { subject: "agencyReply.subjectDeclined", intro: "agencyReply.introDeclined" },
  "review-written": { subject: "agencyReply.subjectReview", intro: "agencyReply.introReview" },
  "quote-not-held": { subject: "agencyReply.subjectNotHeld", intro: "agencyReply.introNotHeld" },
  "quote-off-sale": { subject: "agencyReply.subjectOffSale", intro: "agencyReply.introOffSale" },
} as const;

/** What happened: a guest wrote again, accepted or declined a quote, could not accept it because its day has no room or its offer is off sale, wrote a review; somebody wrote from another address; a mail to the guest did not arrive. */
export interface GuestAction {
  kind: keyof typeof WORDS;
  /** Who wrote from another address. */
  from?: string;
  /** Why a mail did not arrive. */
  cause?: BounceCause | undefined;
  /** Their words; "" for none. */
  text: string;
  /** How many files came with a mail. */
  files?: number;
  /** What their quote was for. */
  facts?: readonly MailFact[];
}

/** These are none of the guest's: an answer to the notice goes to the agency. */
const NOT_BY_GUEST: readonly GuestAction["kind"][] = ["reply-unverified", "bounced"];

/** Tells whether an event is something that staff are told of by mail. */
export function isGuestAction(kind: string): kind is GuestAction["kind"] {
  return Object.hasOwn(WORDS, kind);
}

/** Writes the mail that tells staff of it, in the reader's language. Its link leads to the inbox or the reviews, and acts on nothing. */
export function writeReplyMail(
  enquiry: Enquiry,
  action: GuestAction,
  context: MailContext,
  locale: Locale,
): WrittenMail {
  const t = getMailTranslator(locale);
  const { reference, payload } = enquiry;
  const name = getFullName(enquiry);
  const { kind, text, from = "", cause, files = 0, facts = getFacts(enquiry, locale, t) } = action;
  const words = WORDS[kind];
  const number = kind === "bounced" ? getPhoneNumber(payload.phone) : undefined;
  const why = cause === undefined ? "" : t(`agencyReply.cause.${cause}`);
  return {
    subject: t(words.subject, { name, reference }),
    ...(!NOT_BY_GUEST.includes(kind) && { replyTo: { name, address: payload.email } }),
    locale,
    blocks: [
      { paragraph: t(words.intro, { name, from, cause: why }) },
      { facts },
      ...(text === "" ? [] : [{ quote: text }]),
      ...(files === 0 ? [] : [{ paragraph: t("agencyReply.files", { count: files }) }]),
      ...(number === undefined ? [] : [toLink(t("agencyReply.chat"), getChatUrl(number, ""))]),
      kind === "review-written"
        ? toLink(t("agencyReply.openReviews"), createReviewsLink(context), true)
        : toLink(t("agencyReply.open"), createInboxLink(context, reference), true),
    ],
  };
}
