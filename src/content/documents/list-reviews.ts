import { isReviewFile, parseReviewFile, type NamedReview } from "../parse-review";

/** Lists the published reviews among content files by the keys of their offers; what the build will refuse is left out. */
export function listReviews(files: ReadonlyMap<string, string>): Map<string, NamedReview[]> {
  const reviews = new Map<string, NamedReview[]>();
  for (const [path, source] of files) {
    const file = path.replace(/^content\//, "");
    const result = isReviewFile(file) ? parseReviewFile(file, source) : { problems: [] };
    if (!("review" in result)) continue;
    const { offer } = result.review;
    reviews.set(offer, [...(reviews.get(offer) ?? []), result.review]);
  }
  return reviews;
}
