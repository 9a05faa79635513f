import { z } from "zod";

import type { Locale } from "../config/locales";
import { handGuestSchema } from "./bookings";
import { id, idempotencyKey, optionalText, reference, requiredText, version } from "./fields";
import { LOST_REASONS } from "../config/booking";
import { TEXT_LIMITS } from "../config/forms";

/** Names one enquiry; what is no reference is not found. */
export const enquirySchema = z.strictObject({ reference: z.string() });

/** Enquiry by telephone or at the desk; answered with its `EnquiryReply`. The same key again is the same enquiry. */
export const enquiryMakeSchema = z.strictObject({
  guest: handGuestSchema,
  message: requiredText(TEXT_LIMITS.message),
  key: idempotencyKey(),
});

/** Status, the person that it is given to (`null`: nobody), or whether it is spam (`isHeld`), which nothing that is booked is. */
export const enquiryChangeSchema = z.strictObject({
  reference: reference(),
  version: version(),
  /** Booked is what has a booking: it is no status to choose. */
  status: z.enum(["new", "open", "answered", "lost"]).optional(),
  reason: z.enum(LOST_REASONS).optional(),
  personId: id(100).nullable().optional(),
  isHeld: z.boolean().optional(),
});

/** One enquiry, or with `all` everything of its guest. */
export const enquiryDeleteSchema = z.strictObject({
  reference: reference(),
  all: z.boolean().default(false),
});

export const enquiryNoteSchema = z.strictObject({
  reference: reference(),
  text: requiredText(TEXT_LIMITS.message),
  key: idempotencyKey(),
});

/** `id`: of an unverified reply that is taken in, or of an event or a mail whose mails are sent again. */
export const timelineActionSchema = z.strictObject({ reference: reference(), id: id(100) });

const writing = () => z.strictObject({ reference: reference(), text: optionalText(TEXT_LIMITS.answer) });

/** "" deletes it. */
export const enquiryDraftSchema = writing();

export const enquiryPreviewSchema = writing();

/**
 * 409 `conflict` when the version is not the newest one. The same key again is the same answer. `whatsapp` notes what was written there,
 * and mails nothing.
 */
export const enquiryAnswerSchema = z.strictObject({
  reference: reference(),
  version: version(),
  text: requiredText(TEXT_LIMITS.answer),
  channel: z.enum(["mail", "whatsapp"]).default("mail"),
  key: idempotencyKey(),
});

/** The ready-made answers, in every language, as written in the editor. */
export interface AnswersReply {
  answers: { key: string; title: Record<Locale, string>; text: Record<Locale, string> }[];
}
