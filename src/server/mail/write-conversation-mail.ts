import type { Locale } from "../../config/locales";
import type { BounceCause } from "../../contracts/inbox";
import { getSigner } from "../enquiries/get-signer";
import { getAnsweredFacts } from "../quotes/quote-facts";
import type { Enquiry } from "../store/enquiry";
import type { StoredEvent } from "../store/enquiry-events";
import type { OutboxMail } from "../store/outbox-row";
import type { Quote } from "../store/quote";
import type { Review } from "../store/review";
import type { Store } from "../store/store";
import type { WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";
import { writeAnswerMail } from "./write-answer-mail";
import { writeAcceptedMail, writeQuoteMail } from "./write-quote-mail";
import { toCancellation, writeCancelledMail } from "./write-cancelled-mail";
import { isGuestAction, writeReplyMail, type GuestAction } from "./write-reply-mail";
import { writeReviewDeclinedMail, writeReviewMail } from "./write-review-mail";

/** The mails that tell of one event of an enquiry, to the guest or to staff. */
const CONVERSATION_MAILS = [
  ...(["visitor-answer", "visitor-quote", "visitor-accepted", "visitor-cancelled"] as const),
  ...(["visitor-review", "visitor-review-declined", "agency-reply"] as const),
] as const;
type ConversationMail = OutboxMail & { mail: (typeof CONVERSATION_MAILS)[number] };

/** Tells whether a mail belongs to the conversation with a guest. */
export function isConversationMail(mail: OutboxMail): mail is ConversationMail {
  return CONVERSATION_MAILS.some((kind) => kind === mail.mail);
}

/** What a mail of the conversation is written from. */
interface Sources {
  enquiry: Enquiry;
  event: StoredEvent;
  quote: Quote | undefined;
  review: Review | undefined;
  files: number;
  /** Under whose name the mail goes out. */
  signer: string | null;
}

async function loadSources(mail: OutboxMail, enquiry: Enquiry, store: Store): Promise<Sources | undefined> {
  const event = mail.eventId === null ? undefined : await store.events.get(mail.eventId);
  if (event === undefined) return undefined;
  const { quoteId } = event.data;
  const quote = typeof quoteId === "string" ? await store.quotes.get(quoteId) : undefined;
  const files = await store.events.countFiles(event.id);
  const review = event.kind.startsWith("review-") ? await store.reviews.getByEnquiry(enquiry.id) : undefined;
  return { enquiry, event, quote, review, files, signer: await getSigner(store, event) };
}

function getText({ data }: StoredEvent): string {
  return typeof data["text"] === "string" ? data["text"] : "";
}

/** Gets what staff are told of; `undefined` for what they did themselves. */
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
  { enquiry, event, quote, review, signer }: Sources,
  context: MailContext,
): WrittenMail | undefined {
  if (kind === "visitor-answer")
    return writeAnswerMail(enquiry, { text: getText(event), who: signer }, context);
  if (kind === "visitor-review") return review && writeReviewMail(enquiry, review, context);
  if (kind === "visitor-review-declined") return review && writeReviewDeclinedMail(enquiry, review, context);
  if (quote === undefined) return undefined;
  const cancellation = kind === "visitor-cancelled" ? toCancellation(event) : undefined;
  if (cancellation !== undefined) return writeCancelledMail(enquiry, quote, cancellation, context, signer);
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
  return written && { ...written, thread: await store.events.getThread(enquiry.id) };
}
