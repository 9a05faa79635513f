import type { ContentFault, ContentProblem } from "./content-problem";
import { KEY } from "../config/patterns";
import { formatJson } from "./format/format-json-file";
import { arrangeFields } from "./format/arrange-fields";
import { dropEmpty } from "./front-matter";
import { parseJson } from "./parse-json";
import { reviewSchema, type ReviewContent } from "./schema/review";
import { toContentProblems } from "./to-content-problems";

/** A published review by the name of its file. */
export interface NamedReview extends ReviewContent {
  key: string;
}

export type ReviewFileResult = { review: NamedReview } | { problems: ContentProblem[] };

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
