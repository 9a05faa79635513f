import { formatReview, getReviewFile, parseReviewFile, type NamedReview } from "../../content/parse-review";
import type { ReviewContent } from "../../content/schema/review";
import { cleanText } from "../../contracts/clean-text";
import type { ReviewDecision } from "../../contracts/reviews";
import type { StaffAction } from "../../contracts/staff";
import { HttpError } from "../../server/http/http-error";
import { saveChange, type Changer } from "../calls/save-change";
import { isReviewPath } from "../content-paths";
import type { ContentStore } from "../content-store";

/** Who changes what of the reviews, and what the staff log says of it. */
interface ReviewChange {
  store: ContentStore;
  by: Changer;
  action: StaffAction;
}

/** Lists the reviews that are published, the newest first; what the build would refuse is left out. */
export async function listPublished(store: ContentStore): Promise<NamedReview[]> {
  const texts = await (await store.read()).readTexts();
  const reviews = [...texts].flatMap(([path, source]) => {
    if (!isReviewPath(path)) return [];
    const result = parseReviewFile(path.replace("content/", ""), source);
    return "review" in result ? [result.review] : [];
  });
  return reviews.sort((one, other) => other.date.localeCompare(one.date) || one.key.localeCompare(other.key));
}

/** Writes the file of a review, or deletes it (`null`), as one save of the content: checked, in the history, published. */
async function save(
  { store, by, action }: ReviewChange,
  { key, verb }: { key: string; verb: string },
  getText: (current: string | undefined) => string | null | undefined,
): Promise<boolean> {
  const path = `content/${getReviewFile(key)}`;
  const content = await store.read();
  const text = getText(await content.readText(path));
  if (text === undefined) return false;
  const opened = { [path]: await content.getVersion(path) };
  await saveChange({ store, staff: by, action, verb, opened }, () => new Map([[path, text]]));
  return true;
}

/** Publishes a review under its key: however often, it is one file. */
export async function writeReviewFile(
  change: ReviewChange,
  key: string,
  review: ReviewContent,
): Promise<void> {
  await save(change, { key, verb: "Publish" }, () => formatReview(review));
}

/**
 * Changes what the agency answers to a published review, and no word of the guest's; gets false when it is not there, throws 409 when
 * its answer is not the one that was shown.
 */
export function changeAnswer(
  change: ReviewChange,
  key: string,
  { answer, before }: Pick<Extract<ReviewDecision, { decision: "answer" }>, "answer" | "before">,
): Promise<boolean> {
  return save(change, { key, verb: "Answer" }, (current) => {
    const result = current === undefined ? undefined : parseReviewFile(getReviewFile(key), current);
    if (result === undefined || !("review" in result)) return undefined;
    const { key: _key, ...review } = result.review;
    const published = cleanText(review.answer);
    // The same answer once more is no conflict: the reply to it got lost.
    if (published !== before && published !== answer) throw new HttpError("conflict");
    return formatReview({ ...review, answer });
  });
}

/** Takes a review off the site; gets false when it is not there. */
export function deleteReviewFile(change: ReviewChange, key: string): Promise<boolean> {
  return save(change, { key, verb: "Remove" }, (current) => (current === undefined ? undefined : null));
}
