import { z } from "zod";

import type { Locale } from "../config/locales";
import { PORTS } from "../config/offer";
import { REFERENCE } from "../config/patterns";
import {
  code,
  day,
  id,
  idempotencyKey,
  offerKey,
  optionalLine,
  optionalText,
  persons,
  requiredText,
} from "./fields";
import { ENQUIRY_STATUSES } from "./inbox";
import { QUOTE_LIMITS, TEXT_LIMITS } from "./limits";
import { quoteLineSchema } from "./quotes";

const reference = () => z.string(code("invalid")).regex(REFERENCE, code("invalid"));
const version = () => z.int(code("invalid-number")).min(1, code("invalid-number"));

/** Body of `PATCH /api/staff/enquiry`: status, the person that it is given to (`null`: nobody), or that it is no spam (`isHeld: false`). */
export const enquiryChangeSchema = z.strictObject(
  {
    reference: reference(),
    version: version(),
    status: z.enum(ENQUIRY_STATUSES, code("invalid")).optional(),
    personId: id(100).nullable().optional(),
    isHeld: z.literal(false, code("invalid")).optional(),
  },
  code("invalid"),
);

/** Body of `DELETE /api/staff/enquiry`: one enquiry, or with `all` everything of its guest; answered with `DeletedReply`. */
export const enquiryDeleteSchema = z.strictObject(
  { reference: reference(), all: z.boolean(code("invalid")).default(false) },
  code("invalid"),
);

/** What was deleted of a guest. */
export interface DeletedReply {
  enquiries: number;
  events: number;
  mails: number;
  mailFiles: number;
  drafts: number;
  quotes: number;
  files: number;
  reviews: number;
  subscriptions: number;
}

/** Body of `POST /api/staff/enquiry-note`; answered with an `EnquiryReply`. */
export const enquiryNoteSchema = z.strictObject(
  { reference: reference(), text: requiredText(TEXT_LIMITS.message), key: idempotencyKey() },
  code("invalid"),
);

/**
 * Body of `POST /api/staff/reply-acceptance` (`id` of an unverified reply) and of `POST /api/staff/mail-retry` (`id` of an event or a mail);
 * answered with an `EnquiryReply`.
 */
export const timelineActionSchema = z.strictObject({ reference: reference(), id: id(100) }, code("invalid"));

/** What is being written to the guest of an enquiry. */
const writing = () =>
  z.strictObject({ reference: reference(), text: optionalText(TEXT_LIMITS.answer) }, code("invalid"));

/** Body of `PUT /api/staff/enquiry-draft`: what is written so far, "" deletes it; answered with `DraftReply`. */
export const enquiryDraftSchema = writing();

/** Who else is writing now, and the version of the enquiry: another one than the page's means that something happened. */
export interface DraftReply {
  writing: { name: string; at: string }[];
  version: number;
}

/** Body of `POST /api/staff/enquiry-preview`; answered with `PreviewReply`. */
export const enquiryPreviewSchema = writing();

/** The mail as the guest would get it. */
export interface PreviewReply {
  subject: string;
  html: string;
}

/**
 * Body of `POST /api/staff/enquiry-answer`; answered with an `EnquiryReply`, or 409 `{code: "conflict"}` when the version is not the
 * newest one. The same key again is the same answer. `whatsapp` notes what was written there, and mails nothing.
 */
export const enquiryAnswerSchema = z.strictObject(
  {
    reference: reference(),
    version: version(),
    text: requiredText(TEXT_LIMITS.answer),
    channel: z.enum(["mail", "whatsapp"], code("invalid")).default("mail"),
    key: idempotencyKey(),
  },
  code("invalid"),
);

/** Body of `POST /api/staff/quote-draft`: lines by the price rules of the offer; answered with `QuoteDraftReply`. */
export const quoteDraftSchema = z.strictObject(
  {
    reference: reference(),
    offer: offerKey(),
    port: z.enum(PORTS, code("invalid")).optional(),
    date: day().optional(),
    adults: persons(0),
    children: persons(0),
    smallChildren: persons(0),
  },
  code("invalid"),
);

/**
 * Body of `POST /api/staff/quote`: sends a quote, which replaces the one before; answered with an `EnquiryReply`, or 409
 * `{code: "conflict"}`. The same key again is the same quote. For a day that is full or closed, or an offer that is paused or hidden, 409 `{code: "day-full" | "day-closed" | "offer-off-sale"}`,
 * unless `evenIfFull` says that staff know.
 */
export const quoteSendSchema = z.strictObject(
  {
    reference: reference(),
    version: version(),
    offer: offerKey().optional(),
    port: z.enum(PORTS, code("invalid")).optional(),
    date: day().optional(),
    adults: persons(0).optional(),
    children: persons(0).optional(),
    smallChildren: persons(0).optional(),
    lines: z.array(quoteLineSchema, code("invalid")).min(1, code("required")).max(30, code("invalid")),
    /** Valid until the end of this day in Santo Domingo. */
    validUntil: day(),
    /** A page to pay, pasted by staff: `https:` alone. */
    payUrl: optionalLine(QUOTE_LIMITS.payUrl).refine((url) => url === "" || isHttps(url), code("invalid")),
    text: optionalText(TEXT_LIMITS.message),
    evenIfFull: z.boolean(code("invalid")).default(false),
    key: idempotencyKey(),
  },
  code("invalid"),
);
export type QuoteSend = z.output<typeof quoteSendSchema>;

/** Body of `POST /api/staff/quote-cancellation`: what a guest has booked holds no longer; answered with an `EnquiryReply`, or 409. */
export const quoteCancelSchema = z.strictObject(
  {
    reference: reference(),
    version: version(),
    quoteId: id(100),
    /** Why, as the guest is told. */
    text: requiredText(TEXT_LIMITS.message),
    key: idempotencyKey(),
  },
  code("invalid"),
);

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === "https:";
}

/** Answer of `GET /api/staff/answers`: the ready-made answers, in every language, as written in the editor. */
export interface AnswersReply {
  answers: { key: string; title: Record<Locale, string>; text: Record<Locale, string> }[];
}
