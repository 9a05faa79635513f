import type { Locale } from "../../domain/config/locales";
import { hasLocalOwnerName } from "../../domain/config/staff";
import type { BounceCause } from "../../domain/contracts/inbox";
import { formatMoment } from "../../domain/i18n/format";
import { getChatUrl } from "../../domain/lib/chat-url";
import { listTripIds, toCancellation, writeBookedMail, writeCancelledMail } from "../bookings/mails";
import { getFacts, getFullName, getPhoneNumber, getReceiptFacts, greet } from "../mail/facts";
import { toLink, type MailContext, type WrittenMail } from "../mail/mail-body";
import type { MailAddress } from "../mail/message";
import type { MailKind, OutboxMail } from "../mail/outbox-row";
import { getEnv } from "../platform/env";
import { createInboxLink, createLink } from "../platform/secrets";
import { getMailTranslator, getOfferTitle, getSite } from "../platform/published";
import { writeAcceptedMail, writeQuoteMail } from "../quotes/mails";
import { getAnsweredFacts, type Quote } from "../quotes/quote";
import { writeReviewDeclinedMail, writeReviewMail } from "../reviews/mails";
import type { Store } from "../store";
import { getDueTime, type Enquiry, type StoredEvent } from "./enquiry";

/** Answers go to the guest, and where the site reads the agency's mailbox to that, too: they appear in the timeline. */
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
  const { name, message, phone, service, collection } = payload;
  const replyTo = getReplyTo(enquiry, locale);
  const number = getPhoneNumber(phone);
  const { brand } = getSite(enquiry.locale);
  const greeting = getMailTranslator(enquiry.locale)("agency.whatsappGreeting", { name, brand, reference });
  const values = { reference, name: getFullName(enquiry) };
  return {
    subject:
      service === undefined
        ? t("agency.subject", values)
        : t("agency.subjectService", { ...values, service: getOfferTitle(service, locale, collection) }),
    replyTo,
    locale,
    blocks: [
      { paragraph: t("agency.intro") },
      toLink(t("agency.open"), createInboxLink(context, reference), true),
      toLink(t("agency.status"), createInboxLink(context, `${reference}/status`)),
      { paragraph: t(replyTo.length > 1 ? "agency.answerNoted" : "agency.answer") },
      { facts: getFacts(enquiry, locale, t) },
      ...(message === "" ? [] : [{ quote: message }]),
      ...(number === undefined ? [] : [toLink(t("agency.whatsapp"), getChatUrl(number, greeting))]),
      // The visitor's address has had too many.
      ...(isReceiptLeftOut ? [{ paragraph: t("agency.noReceipt") }] : []),
    ],
  };
}

export function nextStepsText(locale: Locale, dueAt: number): string {
  const due = formatMoment(dueAt, locale, "full");
  return getMailTranslator(locale)("visitor.next", { town: getSite(locale).address.town, due });
}

/** Returns by when the office answers: a receipt that is delivered late promises no time that is over. */
function getPromisedTime({ dueAt }: Enquiry, { now }: MailContext): number {
  return dueAt !== null && dueAt > now ? dueAt : getDueTime(now);
}

/** Writes the visitor's receipt. Nobody has proved that the address is theirs: nothing typed freely stands in it. */
export function writeVisitorMail(enquiry: Enquiry, context: MailContext): WrittenMail {
  const { locale, reference } = enquiry;
  const t = getMailTranslator(locale);
  const site = getSite(locale);
  const chat = getChatUrl(
    site.whatsappNumber,
    t("visitor.whatsappGreeting", { brand: site.brand, reference }),
  );
  return {
    subject: t("visitor.subject", { reference }),
    locale,
    blocks: [
      greet(enquiry),
      { paragraph: t("visitor.intro") },
      { paragraph: nextStepsText(locale, getPromisedTime(enquiry, context)) },
      { paragraph: t("visitor.repeat") },
      { facts: getReceiptFacts(enquiry, locale, t) },
      toLink(t("visitor.whatsapp"), chat, true),
      { paragraph: t("visitor.answer") },
      { paragraph: t("visitor.deleteText") },
      toLink(t("visitor.delete"), createLink(context, { purpose: "delete", id: enquiry.id })),
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

/**
 * A guest wrote again, accepted or declined a quote, could not accept it because its day has no room or its offer is off sale, wrote a
 * review; somebody wrote from another address; a mail to the guest did not arrive.
 */
type GuestAction = keyof typeof WORDS;

/** These are none of the guest's: an answer to the notice goes to the agency. */
const NOT_BY_GUEST: readonly GuestAction[] = ["reply-unverified", "bounced"];

function toGuestAction({ kind, data }: StoredEvent): GuestAction | undefined {
  const own = data["why"] === "off-sale" ? "quote-off-sale" : kind;
  const action = data["isUnverified"] === true ? "reply-unverified" : own;
  return Object.hasOwn(WORDS, action) ? (action as GuestAction) : undefined;
}

function getText({ data }: StoredEvent): string {
  return typeof data["text"] === "string" ? data["text"] : "";
}

async function findQuote({ data }: StoredEvent, store: Store): Promise<Quote | undefined> {
  return typeof data["quoteId"] === "string" ? store.quotes.get(data["quoteId"]) : undefined;
}

/** Writes the mail that tells staff of it, in the reader's language. Its link leads to the inbox or the reviews, and acts on nothing. */
async function writeReplyMail(
  enquiry: Enquiry,
  event: StoredEvent,
  { store, context, getLocale }: ConversationTools,
): Promise<WrittenMail | undefined> {
  const action = toGuestAction(event);
  if (action === undefined) return undefined;
  const locale = await getLocale();
  const t = getMailTranslator(locale);
  const { reference, payload } = enquiry;
  const name = getFullName(enquiry);
  const text = getText(event);
  const quote = await findQuote(event, store);
  const files = (await store.timeline.listFiles([event.id])).length;
  const words = WORDS[action];
  const number = action === "bounced" ? getPhoneNumber(payload.phone) : undefined;
  const { from, cause } = event.data as { from?: string; cause?: BounceCause };
  const why = cause === undefined ? "" : t(`agencyReply.cause.${cause}`);
  return {
    subject: t(words.subject, { name, reference }),
    ...(!NOT_BY_GUEST.includes(action) && { replyTo: getReplyTo(enquiry, locale) }),
    locale,
    blocks: [
      { paragraph: t(words.intro, { name, from: from ?? "", cause: why }) },
      { facts: quote ? getAnsweredFacts(enquiry, quote, locale) : getFacts(enquiry, locale, t) },
      ...(text === "" ? [] : [{ quote: text }]),
      ...(files === 0 ? [] : [{ paragraph: t("agencyReply.files", { count: files }) }]),
      ...(number === undefined ? [] : [toLink(t("agencyReply.chat"), getChatUrl(number, ""))]),
      action === "review-written"
        ? toLink(t("agencyReply.openReviews"), `${context.siteUrl}/admin/reviews`, true)
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

async function writeToGuest(
  mail: MailKind,
  enquiry: Enquiry,
  event: StoredEvent,
  { store, context }: ConversationTools,
): Promise<WrittenMail | undefined> {
  const who = await getSigner(store, event);
  switch (mail) {
    case "visitor-answer":
      return writeAnswerMail(enquiry, { text: getText(event), who }, context);
    case "visitor-quote":
    case "visitor-accepted": {
      const quote = await findQuote(event, store);
      if (quote === undefined) return undefined;
      return mail === "visitor-quote"
        ? writeQuoteMail(enquiry, quote, context, who)
        : writeAcceptedMail(enquiry, quote, context);
    }
    case "visitor-booked":
    case "visitor-cancelled": {
      const booking = await store.bookings.get(enquiry.id);
      if (booking === undefined) return undefined;
      const ids = listTripIds(event);
      const trips = booking.trips.filter(({ id }) => ids.includes(id));
      const cancellation = toCancellation(event);
      return cancellation === undefined
        ? writeBookedMail(enquiry, booking, trips, context, who)
        : writeCancelledMail(enquiry, trips, cancellation, context, who);
    }
    case "visitor-review":
    case "visitor-review-declined": {
      const review = await store.reviews.getByEnquiry(enquiry.id);
      const write = mail === "visitor-review" ? writeReviewMail : writeReviewDeclinedMail;
      return review && write(enquiry, review, context);
    }
    default:
      return undefined;
  }
}

interface ConversationTools {
  store: Store;
  context: MailContext;
  getLocale: () => Promise<Locale>;
}

/**
 * Writes a mail of the conversation from the event that it was queued with; to the guest as part of their thread, to staff in the
 * reader's language. `undefined` when what it tells of is gone.
 */
export async function writeConversationMail(
  { mail, eventId }: OutboxMail,
  enquiry: Enquiry,
  tools: ConversationTools,
): Promise<WrittenMail | undefined> {
  const { timeline } = tools.store;
  const event = eventId === null ? undefined : await timeline.get(eventId);
  if (event === undefined) return undefined;
  if (mail === "agency-reply") return writeReplyMail(enquiry, event, tools);
  const written = await writeToGuest(mail, enquiry, event, tools);
  return written && { ...written, thread: await timeline.getThread(enquiry.id) };
}
