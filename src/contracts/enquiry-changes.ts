import { z } from "zod";

import type { Locale } from "../config/locales";
import { code, id, idempotencyKey, optionalText, reference, requiredText, version } from "./fields";
import { LOST_REASONS } from "./bookings";
import { TEXT_LIMITS } from "./limits";

/** Body of `PATCH /api/staff/enquiry`: status, the person that it is given to (`null`: nobody), or that it is no spam (`isHeld: false`). */
export const enquiryChangeSchema = z.strictObject(
  {
    reference: reference(),
    version: version(),
    /** Booked is what has a booking: it is no status to choose. */
    status: z.enum(["new", "open", "answered", "lost"], code("invalid")).optional(),
    /** Why it is lost. */
    reason: z.enum(LOST_REASONS, code("invalid")).optional(),
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
  bookings: number;
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

/** Answer of `GET /api/staff/answers`: the ready-made answers, in every language, as written in the editor. */
export interface AnswersReply {
  answers: { key: string; title: Record<Locale, string>; text: Record<Locale, string> }[];
}
