import { z } from "zod";

import { PORTS } from "../config/offer";
import { LOCALE_CODES } from "../config/locales";
import type { DeclineReason } from "../config/reviews";
import { day, id, offerKey, optionalLine } from "./fields";
import { TEXT_LIMITS } from "../config/forms";
import type { CancelledBy, LostReason, PaymentMethod } from "../config/booking";

/** `open`: waiting for us again after an answer; `answered`: waiting for the guest. */
export const ENQUIRY_STATUSES = ["new", "open", "answered", "booked", "lost"] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Those of one status, those whose answer is due, those held as possible spam, or all but the held ones. */
const ENQUIRY_VIEWS = ["due", ...ENQUIRY_STATUSES, "held", "all"] as const;
export type EnquiryView = (typeof ENQUIRY_VIEWS)[number];

/** Without `after` also the query of `GET /api/staff/enquiries-export`. */
export const enquiryListSchema = z.strictObject({
  view: z.enum(ENQUIRY_VIEWS).default("all"),
  /** Words, the beginning of a word, a reference, or an address; accents and case make no difference. */
  q: optionalLine(TEXT_LIMITS.source),
  offer: offerKey().optional(),
  port: z.enum(PORTS).optional(),
  lang: z.enum(LOCALE_CODES).optional(),
  /** The id of the person that it is given to; `nobody`. */
  person: id(100).optional(),
  source: optionalLine(TEXT_LIMITS.source),
  /** Days of travel, both included. */
  from: day().optional(),
  to: day().optional(),
  /** Days on which it came in, both included. */
  askedFrom: day().optional(),
  askedTo: day().optional(),
  /** Where the page before this one ended: its `next`. */
  after: z.string().max(200).optional(),
});
export type EnquiryQuery = z.output<typeof enquiryListSchema>;

export interface MailState {
  /** `bounced`: it came back after it had left. */
  status: "due" | "delivered" | "given-up" | "left-out" | "bounced";
  /** The last failure's code, like `refused`. */
  reason: string | null;
}

/** A file that came with a guest's mail: downloaded from `GET /api/staff/reply-file?id=`, never shown; `isKept` is false above 10 MB, and of old files above 200 MB in all. */
export interface ReplyFile {
  id: string;
  name: string;
  bytes: number;
  isKept: boolean;
}

interface MailText {
  from: string;
  subject: string;
  text: string;
  /** The older mails below it. */
  earlier?: string;
  /** It could not be read: it is in the mailbox. */
  isUnread?: boolean;
  files: ReplyFile[];
}

/** Why a mail did not arrive: the address does not exist; its mailbox is full, or its server was not reached, which may pass; or it was refused. */
export type BounceCause = "no-mailbox" | "mailbox-full" | "unreachable" | "refused";

/** One thing that happened. Events are added, and never changed. */
export type EnquiryEvent = {
  id: string;
  at: number;
  /** The member of staff; `null`: the guest, or the site itself. */
  who: string | null;
} & (
  | { kind: "received" }
  /** A mail of the site itself: the receipt, the agency's copy. */
  | { kind: "mail"; mail: string; state: MailState }
  /** `mail-program`: staff wrote it there, and it was read in the agency's mailbox, with its files. */
  | {
      kind: "answered";
      channel: "mail" | "whatsapp" | "mail-program";
      text: string;
      isUnread?: boolean;
      files?: ReplyFile[];
      state: MailState | null;
    }
  /** `isUnverified`: from another address than the guest's; see `reply-accepted`. */
  | ({ kind: "reply"; isUnverified?: boolean } & MailText)
  /** Staff say that an unverified reply is the guest's. */
  | { kind: "reply-accepted"; replyId: string; sender: string }
  /** Of a mail program that answers with a sign alone. */
  | { kind: "reaction"; from: string; emoji: string }
  /** A mail that no person wrote, like an out-of-office note. */
  | ({ kind: "automatic" } & MailText)
  /** More mails came than are taken in; the others are in the mailbox. */
  | { kind: "replies-limited" }
  | { kind: "bounced"; mail: string; cause: BounceCause; reason: string }
  | { kind: "note"; text: string }
  | { kind: "status"; status: EnquiryStatus; before: EnquiryStatus; reason?: LostReason }
  | { kind: "person"; person: string | null }
  | { kind: "quoted"; quoteId: string; state: MailState | null }
  | { kind: "quote-accepted"; quoteId: string }
  | { kind: "quote-declined"; quoteId: string; text: string }
  /** The guest wanted to accept it, and the day had no room for them, or the offer was paused or hidden. */
  | { kind: "quote-not-held"; quoteId: string; why: "full" | "closed" | "off-sale" }
  | { kind: "booked"; tripIds: string[]; state: MailState | null }
  | { kind: "booking-changed" }
  | {
      kind: "trip-cancelled";
      tripIds: string[];
      by: CancelledBy;
      text: string;
      feeCents?: number;
      state: MailState | null;
    }
  | { kind: "paid"; cents: number; day: string; method: PaymentMethod }
  | { kind: "no-show"; tripId: string; isNoShow: boolean }
  /** The whole day was cancelled; `freeDays` are those that the guest was told of. */
  | {
      kind: "day-cancelled";
      tripIds: string[];
      day: string;
      text: string;
      freeDays: string[];
      state: MailState | null;
    }
  | { kind: "reminded"; to: string[]; isForOwners: boolean }
  | { kind: "held" }
  | { kind: "released" }
  | { kind: "review-invited"; state: MailState | null }
  | { kind: "review-written"; stars: number; text: string }
  | { kind: "review-published" }
  /** Before or after it was published. */
  | { kind: "review-declined"; reason: DeclineReason; text: string; state: MailState | null }
  | { kind: "review-withdrawn" }
);
export type EnquiryEventKind = EnquiryEvent["kind"];
