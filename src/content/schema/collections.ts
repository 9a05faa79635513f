import { z } from "zod";

import { KNOWN_PLACEHOLDERS } from "../../domain/config/answers";
import { COUNTRIES } from "../../domain/config/countries";
import { LOCALE_CODES } from "../../domain/config/locales";
import { KEY } from "../../domain/config/patterns";
import { REVIEW_LIMITS } from "../../domain/config/reviews";
import type { ContentFault, FormatCode } from "../content-problem";
import { text, translated, formatted, markdown, offerKeys, picture } from "./fields";

export const PARTNER_KINDS = [
  "hotel",
  "restaurant",
  "shop",
  "guide",
  "agency",
  "transport",
  "other",
] as const;

/** A brace with what stands behind it, closed or not: nobody writes one in a letter on purpose. */
const BRACES = /\{+[^{}\n]{0,40}\}*|\}+/g;

/** Finds what stands in braces and is no value that the site fills in. */
function findUnknown(value: string): string[] {
  const found = value.match(BRACES) ?? [];
  return [...new Set(found.filter((braces) => !KNOWN_PLACEHOLDERS.includes(braces)))];
}

/** A text that leaves values of the enquiry open. */
function templateText(max: number) {
  return translated(
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .superRefine((value, context) => {
        const unknown = findUnknown(value);
        const fault: ContentFault = { code: "unknown-placeholder", unknown, known: KNOWN_PLACEHOLDERS };
        if (unknown.length > 0) context.addIssue({ code: "custom", message: fault.code, params: fault });
      }),
  );
}

/** `content/answers/*.json`: ready-made answers, which staff put into a mail to a guest. Title: how staff find it. */
export const answerSchema = z.strictObject({ title: text(80), text: templateText(2000) });

/** A page of the site by its path, or another one by its whole address. */
const ADDRESS = /^(?:\/(?!\/)\S*|https:\/\/\S+)$/;

const address = () => translated(formatted(ADDRESS, "invalid-address" satisfies FormatCode).max(500));

/** `content/letters/*.json`: the newsletter. Staff send it from `/admin/letters`; the site itself does not show it. */
export const letterSchema = z.strictObject({
  subject: text(90),
  preheader: text(140),
  picture: picture().optional(),
  body: markdown(8000),
  button: z.strictObject({ label: text(40), url: address() }).optional(),
  offers: offerKeys(6),
});

const line = (max: number) => z.string().trim().max(max);

/**
 * `content/partners/<code>.json`: who recommends the agency to guests, a hotel's desk say. The file's name is the code on the partner's
 * cards: no two can have the same, and a name that is put right later leaves it as it was printed.
 */
export const partnerSchema = z.strictObject({
  name: line(60).min(1),
  kind: z.enum(PARTNER_KINDS),
  place: line(80).default(""),
  contact: line(120).default(""),
  /** A share of its price, and an amount for each person, in US dollars. */
  commission_percent: z.number().min(0).max(100).default(0),
  commission_person: z.number().min(0).max(10_000).default(0),
});

/** `code`: the source on the partner's cards. */
export type Partner = { code: string } & z.output<typeof partnerSchema>;

const filledLine = (max: number) => z.string().trim().min(1).max(max);

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
  name: filledLine(REVIEW_LIMITS.name),
  country: z.enum(COUNTRIES),
  text: filledLine(REVIEW_LIMITS.textMax),
  answer: z.string().trim().max(REVIEW_LIMITS.answer).default(""),
});
export type ReviewContent = z.output<typeof reviewSchema>;

/** The languages that guests can be answered in. */
const TEAM_LANGUAGES = ["es", "en", "it", "fr", "de", "pt"] as const;

/**
 * `content/team/*.json`: who guests talk to and travel with. A drawn portrait is shown as a drawing, not as a photograph.
 */
export const teamMemberSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  role: text(60),
  languages: z.array(z.enum(TEAM_LANGUAGES)).min(1),
  /** The year in which they came. */
  since: z.int().min(1950).max(2100),
  picture: picture(),
  is_drawn: z.boolean().default(false),
  /** They answer enquiries: the page says so after one was sent. */
  answers: z.boolean().default(false),
  order: z.int().nonnegative().max(100_000).default(100),
});
