import { z } from "zod";

import { COUNTRIES } from "../config/countries";
import { KEY } from "../config/patterns";
import { DECLINE_REASONS, REVIEW_LIMITS } from "../config/reviews";
import { countCharacters, code, id, optionalText, requiredLine } from "./fields";

/** Body of `POST /api/review?token=`, a plain form: what a guest says of a trip. */
export const reviewFormSchema = z.object({
  // Radio buttons: none is chosen at first.
  stars: z.enum(["1", "2", "3", "4", "5"], code("required")).transform(Number),
  text: optionalText(REVIEW_LIMITS.textMax)
    .refine((text) => text !== "", { ...code("required"), abort: true })
    .refine((text) => countCharacters(text) >= REVIEW_LIMITS.textMin),
  name: requiredLine(REVIEW_LIMITS.name),
  country: z.enum(COUNTRIES, code("required")),
  /** To publication under first name and country. */
  consent: z.literal("yes", code("required")),
});
export type ReviewForm = z.output<typeof reviewFormSchema>;

const file = () => z.string().regex(KEY).max(40);
const reason = () => z.enum(DECLINE_REASONS, code("required"));
const note = () => optionalText(REVIEW_LIMITS.note);
const answer = () => optionalText(REVIEW_LIMITS.answer);

/**
 * Publishes or declines a review that waits, answers a published one ("" takes the answer away; `before`: the answer that was shown), or
 * takes it off the site. 409 `conflict` when somebody else was faster, 503 `unavailable` when the content could not be saved: the review
 * waits as before then.
 */
export const reviewDecisionSchema = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("publish"), id: id(100), answer: answer() }),
  z.strictObject({ decision: z.literal("decline"), id: id(100), reason: reason(), note: note() }),
  z.strictObject({ decision: z.literal("answer"), file: file(), answer: answer(), before: answer() }),
  z.strictObject({ decision: z.literal("remove"), file: file(), reason: reason(), note: note() }),
]);
export type ReviewDecision = z.output<typeof reviewDecisionSchema>;
