import { z } from "zod";

import { COUNTRIES } from "../../config/countries";
import { LOCALE_CODES } from "../../config/locales";
import { KEY } from "../../config/patterns";
import { REVIEW_LIMITS } from "../../config/reviews";
import type { FormatCode } from "../content-problem";
import { formatted } from "./fields";

const line = (max: number) => z.string().trim().min(1).max(max);

/**
 * `content/reviews/*.json`: what a guest wrote after a trip, published by staff with its words unchanged. It has one language, and
 * nothing of the guest but first name and country.
 */
export const reviewSchema = z.strictObject({
  /** The key of the offer. */
  offer: formatted(KEY, "invalid-key"),
  /** The language in which it is written. */
  language: z.enum(LOCALE_CODES),
  /** The day on which it was written, in Santo Domingo. */
  date: z.iso.date("invalid-date" satisfies FormatCode),
  stars: z.int().min(1).max(5),
  name: line(REVIEW_LIMITS.name),
  country: z.enum(COUNTRIES),
  text: line(REVIEW_LIMITS.textMax),
  answer: z.string().trim().max(REVIEW_LIMITS.answer).default(""),
});
export type ReviewContent = z.output<typeof reviewSchema>;
