import type { Locale } from "../../config/locales";
import { hasLocalOwnerName } from "../../config/staff";
import type { BounceCause } from "../../contracts/inbox";
import { getChatUrl } from "../../lib/chat-url";
import type { Booking } from "../bookings/booking";
import { listTripIds, toCancellation, writeBookedMail, writeCancelledMail } from "../bookings/mails";
import { getPhoneNumber, getFullName, getFacts } from "../mail/facts";
import { toLink, type MailBlock, type WrittenMail, type MailFact, type MailContext } from "../mail/mail-body";
import type { MailAddress } from "../mail/message";
import type { OutboxMail } from "../mail/outbox-row";
import { getEnv } from "../platform/env";
import { createInboxLink, createReviewsLink } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getOfferTitle, getSite } from "../platform/published";
import { writeAcceptedMail, writeQuoteMail } from "../quotes/mails";
import { getAnsweredFacts, type Quote } from "../quotes/quote";
import { writeReviewDeclinedMail, writeReviewMail } from "../reviews/mails";
import type { Review } from "../reviews/review";
import type { Store } from "../store";
import type { Enquiry, StoredEvent } from "./enquiry";

function toWhatsAppBlocks(enquiry: Enquiry, locale: Locale): MailBlock[] {
  const { phone, name } = enquiry.payload;
  const number = getPhoneNumber(phone);
  if (number === undefined) return [];
  const greeting = getMailTranslator(enquiry.locale)("agency.whatsappGreeting", {
    name,
    brand: getSite(enquiry.locale).brand,
    reference: enquiry.reference,
  });
  const label = getMailTranslator(locale)("agency.whatsapp");
  return [toLink(label, getChatUrl(number, greeting))];
}

function getSubject(enquiry: Enquiry, locale: Locale): string {
  const t = getMailTranslator(locale);
  const { service, collection } = enquiry.payload;
  const values = { reference: enquiry.reference, name: getFullName(enquiry) };
  if (service === undefined) return t("agency.subject", values);
  return t("agency.subjectService", {
    ...values,
    service: getOfferTitle(service, locale, collection),
  });
}

/** Tells that the visitor got no receipt, because their address has had too many. */
function toReceiptNote(isLeftOut: boolean, locale: Locale): MailBlock[] {
  return isLeftOut ? [{ paragraph: getMailTranslator(locale)("agency.noReceipt") }] : [];
}

/** Answers go to the guest, and where the site reads the agency's mailbox to that, too: they appear in the timeline (`staff-replies.ts`). */
function getReplyTo(enquiry: Enquiry, locale: Locale): MailAddress[] {
  const { brand, email } = getSite(locale);
  const address = enquiry.payload.email;
  const guest = address === "" ? [] : [{ name: getFullName(enquiry), address }];
  return [...guest, ...(getEnv().mailbox === undefined ? [] : [{ name: brand, address: email }])];
}

/** Writes the mail with which the agency learns of an enquiry, in its reader's language. Staff quote it to the guest: no link in it acts. */
export function writeAgencyMail(
  enquiry: Enquiry,
  isReceiptLeftOut: boolean,
  context: Pick<MailContext, "siteUrl">,
  locale: Locale,
): WrittenMail {
  const t = getMailTranslator(locale);
  const { reference, payload } = enquiry;
  const { message } = payload;
  const replyTo = getReplyTo(enquiry, locale);
  return {
    subject: getSubject(enquiry, locale),
    replyTo,
    locale,
    blocks: [
      { paragraph: t("agency.intro") },
      toLink(t("agency.open"), createInboxLink(context, reference), true),
      toLink(t("agency.status"), createInboxLink(context, `${reference}/status`)),
      { paragraph: t(replyTo.length > 1 ? "agency.answerNoted" : "agency.answer") },
      { facts: getFacts(enquiry, locale, t) },
      ...(message === "" ? [] : [{ quote: message }]),
      ...toWhatsAppBlocks(enquiry, locale),
      ...toReceiptNote(isReceiptLeftOut, locale),
    ],
  };
}

/** Writes the mail with which a member of staff answers a guest. It quotes nothing: no link of an earlier mail is in it. */
export function writeAnswerMail(
  { locale, reference }: Pick<Enquiry, "locale" | "reference">,
  { text, who }: { text: string; who: string | null },
  { siteUrl }: Pick<MailContext, "siteUrl">,
): WrittenMail {
  const t = getMailTranslator(locale);
  return {
    // The subject of the receipt: some mail programs part conversations by it.
    subject: t("answer.subject", { subject: t("visitor.subject", { reference }) }),
    locale,
    blocks: [{ prose: text }],
    ...(who !== null && { signedBy: who }),
    footer: t("answer.footer", { reference, siteUrl }),
  };
}

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

/** A guest wrote again, accepted or declined a quote, could not accept it because its day has no room or its offer is off sale, wrote a review; somebody wrote from another address; a mail to the guest did not arrive. */
interface GuestAction {
  kind: keyof typeof WORDS;
  from?: string;
  /** Why a mail did not arrive. */
  cause?: BounceCause | undefined;
  /** Their words; "" for none. */
  text: string;
  /** How many files came with a mail. */
  files?: number;
  facts?: readonly MailFact[];
}

/** These are none of the guest's: an answer to the notice goes to the agency. */
const NOT_BY_GUEST: readonly GuestAction["kind"][] = ["reply-unverified", "bounced"];

/** Tells whether an event is something that staff are told of by mail. */
function isGuestAction(kind: string): kind is GuestAction["kind"] {
  return Object.hasOwn(WORDS, kind);
}

/** Writes the mail that tells staff of it, in the reader's language. Its link leads to the inbox or the reviews, and acts on nothing. */
function writeReplyMail(
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
    ...(!NOT_BY_GUEST.includes(kind) && { replyTo: getReplyTo(enquiry, locale) }),
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

/** Returns the name under a mail of staff; `null` for the owner of one's own machine who has not given theirs. */
export async function getSigner(
  store: Store,
  { personId, who }: Pick<StoredEvent, "personId" | "who">,
): Promise<string | null> {
  const person = personId === null ? undefined : await store.staff.people.get(personId);
  return person?.isLocal === true && hasLocalOwnerName({ email: person.email, name: who ?? "" }) ? null : who;
}

/** The mails that tell of one event of an enquiry, to the guest or to staff. */
const CONVERSATION_MAILS = [
  ...([
    "visitor-answer",
    "visitor-quote",
    "visitor-accepted",
    "visitor-booked",
    "visitor-cancelled",
  ] as const),
  ...(["visitor-review", "visitor-review-declined", "agency-reply"] as const),
] as const;
type ConversationMail = OutboxMail & { mail: (typeof CONVERSATION_MAILS)[number] };

/** Tells whether a mail belongs to the conversation with a guest. */
export function isConversationMail(mail: OutboxMail): mail is ConversationMail {
  return CONVERSATION_MAILS.some((kind) => kind === mail.mail);
}

interface Sources {
  enquiry: Enquiry;
  event: StoredEvent;
  quote: Quote | undefined;
  booking: Booking | undefined;
  review: Review | undefined;
  files: number;
  /** Under whose name the mail goes out. */
  signer: string | null;
}

async function loadSources(mail: OutboxMail, enquiry: Enquiry, store: Store): Promise<Sources | undefined> {
  const event = mail.eventId === null ? undefined : await store.timeline.get(mail.eventId);
  if (event === undefined) return undefined;
  const { quoteId } = event.data;
  const quote = typeof quoteId === "string" ? await store.quotes.get(quoteId) : undefined;
  const files = (await store.timeline.listFiles([event.id])).length;
  const review = event.kind.startsWith("review-") ? await store.reviews.getByEnquiry(enquiry.id) : undefined;
  const booking = listTripIds(event).length > 0 ? await store.bookings.get(enquiry.id) : undefined;
  return { enquiry, event, quote, booking, review, files, signer: await getSigner(store, event) };
}

function getText({ data }: StoredEvent): string {
  return typeof data["text"] === "string" ? data["text"] : "";
}

/** Returns what staff are told of; `undefined` for what they did themselves. */
function toGuestAction({ enquiry, event, quote, files }: Sources, locale: Locale): GuestAction | undefined {
  const { isUnverified, from, cause, why } = event.data;
  const own = why === "off-sale" ? "quote-off-sale" : event.kind;
  const kind = isUnverified === true ? "reply-unverified" : own;
  if (!isGuestAction(kind)) return undefined;
  const facts = quote && getAnsweredFacts(enquiry, quote, locale);
  return {
    ...{ kind, text: getText(event), files, from: String(from), cause: cause as BounceCause | undefined },
    ...(facts && { facts }),
  };
}

function writeToGuest(
  kind: Exclude<ConversationMail["mail"], "agency-reply">,
  { enquiry, event, quote, booking, review, signer }: Sources,
  context: MailContext,
): WrittenMail | undefined {
  if (kind === "visitor-answer")
    return writeAnswerMail(enquiry, { text: getText(event), who: signer }, context);
  if (kind === "visitor-review") return review && writeReviewMail(enquiry, review, context);
  if (kind === "visitor-review-declined") return review && writeReviewDeclinedMail(enquiry, review, context);
  if (booking !== undefined) {
    const ids = listTripIds(event);
    const trips = booking.trips.filter(({ id }) => ids.includes(id));
    const cancellation = toCancellation(event);
    return cancellation === undefined
      ? writeBookedMail(enquiry, booking, trips, context, signer)
      : writeCancelledMail(enquiry, trips, cancellation, context, signer);
  }
  if (quote === undefined) return undefined;
  return kind === "visitor-quote"
    ? writeQuoteMail(enquiry, quote, context, signer)
    : writeAcceptedMail(enquiry, quote, context);
}

/**
 * Writes a mail of the conversation from the event that it was queued with; to the guest as part of their thread, to staff in the
 * reader's language. `undefined` when what it tells of is gone.
 */
export async function writeConversationMail(
  mail: ConversationMail,
  enquiry: Enquiry,
  { store, context, getLocale }: { store: Store; context: MailContext; getLocale: () => Promise<Locale> },
): Promise<WrittenMail | undefined> {
  const sources = await loadSources(mail, enquiry, store);
  if (sources === undefined) return undefined;
  if (mail.mail === "agency-reply") {
    const locale = await getLocale();
    const action = toGuestAction(sources, locale);
    return action && writeReplyMail(enquiry, action, context, locale);
  }
  const written = writeToGuest(mail.mail, sources, context);
  return written && { ...written, thread: await store.timeline.getThread(enquiry.id) };
}
