import { z } from "zod";

import { COUNTRIES } from "../config/countries";
import type { Locale } from "../config/locales";
import { KEY } from "../config/patterns";
import { DECLINE_REASONS, REVIEW_LIMITS, type DeclineReason } from "../config/reviews";
import { countCharacters } from "./clean-text";
import { code, id, optionalText, requiredLine } from "./fields";

/** Body of `POST /api/review?token=`, a plain form: what a guest says of a trip. */
export const reviewFormSchema = z.object({
  // Radio buttons: none is chosen at first.
  stars: z.enum(["1", "2", "3", "4", "5"], code("required")).transform(Number),
  text: optionalText(REVIEW_LIMITS.textMax)
    .refine((text) => text !== "", { ...code("required"), abort: true })
    .refine((text) => countCharacters(text) >= REVIEW_LIMITS.textMin, code("invalid")),
  name: requiredLine(REVIEW_LIMITS.name),
  country: z.enum(COUNTRIES, code("required")),
  /** To publication under first name and country. */
  consent: z.literal("yes", code("required")),
});
export type ReviewForm = z.output<typeof reviewFormSchema>;

const file = () => z.string(code("invalid")).regex(KEY, code("invalid")).max(40, code("invalid"));
const reason = () => z.enum(DECLINE_REASONS, code("required"));
const note = () => optionalText(REVIEW_LIMITS.note);
const answer = () => optionalText(REVIEW_LIMITS.answer);

/**
 * Body of `POST /api/staff/reviews`: publishes or declines a review that waits, answers a published one ("" takes the answer away;
 * `before`: the answer that was shown), or takes it off the site. Answered with a `ReviewsReply`; 409 `{code: "conflict"}` when
 * somebody else was faster, 503
 * `{code: "unavailable"}` when the content could not be saved: the review waits as before then.
 */
export const reviewDecisionSchema = z.discriminatedUnion(
  "decision",
  [
    z.strictObject({ decision: z.literal("publish"), id: id(100), answer: answer() }),
    z.strictObject({ decision: z.literal("decline"), id: id(100), reason: reason(), note: note() }),
    z.strictObject({ decision: z.literal("answer"), file: file(), answer: answer(), before: answer() }),
    z.strictObject({ decision: z.literal("remove"), file: file(), reason: reason(), note: note() }),
  ],
  code("invalid"),
);
export type ReviewDecision = z.output<typeof reviewDecisionSchema>;

interface ReviewWords {
  /** The key of the offer. */
  offer: string;
  locale: Locale;
  stars: number;
  text: string;
  /** First name, and the code of the country. */
  name: string;
  country: string;
}

/** A review that staff have to read, or have declined. Times are ISO 8601, days `YYYY-MM-DD`. */
export interface PendingReview extends ReviewWords {
  id: string;
  /** Of the guest's enquiry. */
  reference: string;
  tripDay: string;
  writtenAt: string;
}

export interface DeclinedReview extends PendingReview {
  reason: DeclineReason;
  note: string;
  settledAt: string;
}

/** A review that stands on the site. */
export interface PublishedReview extends ReviewWords {
  file: string;
  date: string;
  answer: string;
}

/** Answer of `GET` and `POST /api/staff/reviews`, the newest first. */
export interface ReviewsReply {
  waiting: PendingReview[];
  published: PublishedReview[];
  declined: DeclinedReview[];
  /** Published reviews that guests have withdrawn, and that could not be taken off the site yet. */
  removals: string[];
  /** Whether this site can publish: it has the content, or a repository to save it in. */
  canPublish: boolean;
}
