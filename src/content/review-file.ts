import type { Locale } from "../domain/config/locales";
import { KEY } from "../domain/config/patterns";
import { type ContentFault, type ContentProblem, toContentProblems } from "./content-problem";
import { formatJson, arrangeFields } from "./format-files";
import { dropEmpty, parseJson } from "./front-matter";
import { reviewSchema, type ReviewContent } from "./schema/collections";

/** A published review by the name of its file. */
export interface NamedReview extends ReviewContent {
  key: string;
}

type ReviewFileResult = { review: NamedReview } | { problems: ContentProblem[] };

const FILE = /^reviews\/([^/]+)\.json$/;

/** Returns the name of a review's file, relative to `content/`. */
export function getReviewFile(key: string): string {
  return `reviews/${key}.json`;
}

/** Tells whether a file (relative to `content/`) lies where reviews are. */
export function isReviewFile(file: string): boolean {
  return file.startsWith("reviews/");
}

/** Writes a review as its file has it; the same review is the same text. */
export function formatReview(review: ReviewContent): string {
  return formatJson(arrangeFields(reviewSchema, review));
}

/** Parses the file of a review (its path in `content/`): one language, no more of the guest than first name and country. */
export function parseReviewFile(file: string, source: string): ReviewFileResult {
  const failed = (fault: ContentFault): ReviewFileResult => ({ problems: [{ file, ...fault }] });
  const [, key = ""] = FILE.exec(file) ?? [];
  if (!KEY.test(key)) return failed({ code: "wrong-file-name", example: "reviews/r4k2m7.json" });
  const json = parseJson(source);
  if (json.reason !== undefined) return failed({ code: "invalid-json", reason: json.reason });
  const value = dropEmpty(json.value);
  const parsed = reviewSchema.safeParse(value);
  if (!parsed.success) return { problems: toContentProblems(file, value, parsed.error) };
  return { review: { ...parsed.data, key } };
}

/** Lists the published reviews among files of the content; what the build refuses is left out. */
export function listReviews(files: Iterable<readonly [path: string, source: string]>): NamedReview[] {
  return [...files].flatMap(([path, source]) => {
    const file = path.replace(/^content\//, "");
    const result = isReviewFile(file) ? parseReviewFile(file, source) : undefined;
    return result && "review" in result ? [result.review] : [];
  });
}

/** A page shows no more than this, the newest; average and number are those of all. */
const MAX_SHOWN = 20;

export interface OfferReviews<Review> {
  /** How many reviews there are, in all languages. */
  count: number;
  /** Of all of them, with one decimal; 0 when there is none. */
  average: number;
  /** The newest ones: those in the page's language first. */
  shown: Review[];
}

export function getOfferReviews<Review extends Pick<NamedReview, "key" | "date" | "language" | "stars">>(
  reviews: readonly Review[],
  locale: Locale,
): OfferReviews<Review> {
  const count = reviews.length;
  const sum = reviews.reduce((stars, review) => stars + review.stars, 0);
  const newest = [...reviews]
    .sort((one, other) => other.date.localeCompare(one.date) || one.key.localeCompare(other.key))
    .slice(0, MAX_SHOWN);
  const isOwn = ({ language }: Review) => language === locale;
  return {
    count,
    average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10,
    shown: [...newest.filter(isOwn), ...newest.filter((review) => !isOwn(review))],
  };
}
