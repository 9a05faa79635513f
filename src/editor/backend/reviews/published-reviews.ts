import { getAgencyDay } from "../../../domain/booking/calendar-day";
import {
  type NamedReview,
  formatReview,
  getReviewFile,
  listReviews,
  parseReviewFile,
} from "../../../content/review-file";
import type { ReviewContent } from "../../../content/schema/collections";
import { cleanText } from "../../../domain/contracts/fields";
import type { ReviewDecision } from "../../../domain/contracts/reviews";
import type { StaffAction } from "../../../server/accounts/repository";
import { HttpError } from "../../../server/platform/http/request";
import { describeError, log } from "../../../server/platform/log";
import { deliverAfterPost } from "../../../server/mail/outbox/worker";
import { getSite } from "../../../server/platform/published";
import { logStaffAction, type Staff } from "../../../server/accounts/session";
import { getStore } from "../../../server/store";
import type { Review } from "../../../server/reviews/review";
import { PUBLISH_CLAIM_MS } from "../../../server/reviews/review-repository";
import { RefusedChangeError } from "../change-checks";
import { type Changer, saveChange } from "../save-calls";
import type { ContentStore } from "../content-store";
import { findEditor } from "../start-editor-site";

const EVERY_MS = 30_000;

/** Takes withdrawn reviews off the site twice a minute until it is stopped; on serverless hosts `/api/outbox` does. */
export function watchRemovals(everyMs = EVERY_MS): { stop(): void } {
  const timer = setInterval(() => void tryRemoveQueued(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** A file that is not there stays queued for so long: somebody may be in the middle of publishing it. */
const WATCHED_MS = 2 * PUBLISH_CLAIM_MS;

/** The site itself, which acts for a guest. */
function getOwnName(): Changer {
  const { brand, mail_from: email } = getSite("en");
  return { id: null, role: null, name: brand, email };
}

/** Returns the content of this site; `undefined` where there is none to change. */
export const findContentStore = () => findEditor()?.store;

/**
 * Takes the reviews off the site that guests have withdrawn, or that were deleted with their enquiries; in the name of `by`, or of the
 * site itself. Gets the files that are still there: what fails is tried again.
 */
export async function removeQueued(now: number, by?: Changer): Promise<string[]> {
  const { removals } = await getStore();
  const queued = await removals.list();
  const store = queued.length === 0 ? undefined : findContentStore();
  const left: string[] = [];
  for (const { file, at } of queued) {
    // Published before this site was cut off from its content: a person has to take it away.
    if (store === undefined) {
      left.push(file);
      continue;
    }
    try {
      const change = { store, by: by ?? getOwnName(), action: "review-removed" } as const;
      const isRemoved = await deleteReviewFile(change, file);
      if (!isRemoved && at < now - WATCHED_MS) await removals.forget(file);
    } catch (error) {
      left.push(file);
      log.error("review-not-removed", { file, ...describeError(error) });
    }
  }
  return left;
}

/** Takes withdrawn reviews off the site, and fails no caller: what is left is tried again. */
export async function tryRemoveQueued(): Promise<void> {
  await removeQueued(Date.now()).catch((error: unknown) =>
    log.error("review-removal-failed", describeError(error)),
  );
}

interface ReviewChange {
  store: ContentStore;
  by: Changer;
  action: StaffAction;
}

/** Lists the reviews that are published, the newest first; what the build would refuse is left out. */
export async function listPublished(store: ContentStore): Promise<NamedReview[]> {
  const reviews = listReviews(await (await store.read()).readTexts());
  return reviews.sort((one, other) => other.date.localeCompare(one.date) || one.key.localeCompare(other.key));
}

/**
 * Writes the file of a review, or deletes it (`null`), as one save of the content: checked, in the history, published. Returns false when there
 * is nothing to change; 503 when it could not be saved: the log has the reason.
 */
async function save(
  { store, by, action }: ReviewChange,
  { key, verb }: { key: string; verb: string },
  getText: (current: string | undefined) => string | null | undefined,
): Promise<boolean> {
  const path = `content/${getReviewFile(key)}`;
  try {
    const content = await store.read();
    const text = getText(await content.readText(path));
    if (text === undefined) return false;
    const opened = { [path]: await content.getVersion(path) };
    await saveChange({ store, staff: by, action, verb, opened }, () => new Map([[path, text]]));
    return true;
  } catch (error) {
    if (error instanceof HttpError && !(error instanceof RefusedChangeError)) throw error;
    log.error("review-not-saved", { file: key, ...describeError(error) });
    throw new HttpError("unavailable");
  }
}

/** Takes a review off the site; returns false when it is not there. */
function deleteReviewFile(change: ReviewChange, key: string): Promise<boolean> {
  return save(change, { key, verb: "Remove" }, (current) => (current === undefined ? undefined : null));
}

type Decision<Name extends ReviewDecision["decision"]> = Extract<ReviewDecision, { decision: Name }>;

function requireContentStore(): ContentStore {
  const store = findContentStore();
  if (store === undefined) throw new HttpError("unavailable");
  return store;
}

function toContent({ offer, locale, writtenAt, data }: Review, answer: string): ReviewContent {
  if (writtenAt === null || data === null) throw new HttpError("conflict");
  const { stars, text, name, country } = data;
  return { offer, language: locale, date: getAgencyDay(writtenAt), stars, name, country, text, answer };
}

async function findReview(id: string): Promise<Review> {
  const review = await (await getStore()).reviews.get(id);
  if (review === undefined) throw new HttpError("not-found");
  return review;
}

async function publish(staff: Staff, { id, answer }: Decision<"publish">, now: number): Promise<void> {
  const { reviews } = await getStore();
  const review = await findReview(id);
  const content = toContent(review, answer);
  const store = requireContentStore();
  if (!(await reviews.claim(id, now))) throw new HttpError("conflict");
  try {
    const change = { store, by: staff, action: "review-published" } as const;
    // Under its own key: however often, it is one file.
    await save(change, { key: review.file, verb: "Publish" }, () => formatReview(content));
  } catch (error) {
    await reviews.release(id, now);
    throw error;
  }
  if (await reviews.publish(review, staff, now)) return;
  // The guest took it back while it was being written.
  await removeQueued(now, staff);
  throw new HttpError("conflict");
}

async function decline(
  staff: Staff,
  review: Review,
  { reason, note }: Pick<Decision<"decline">, "reason" | "note">,
  now: number,
): Promise<void> {
  const { reviews, enquiries } = await getStore();
  const enquiry = await enquiries.get(review.enquiryId);
  if (enquiry === undefined) throw new HttpError("not-found");
  const outcome = await reviews.decline(review, { reason, note, by: staff }, enquiry.payload.email, now);
  if (outcome !== "changed") throw new HttpError("conflict");
  await logStaffAction(staff, "review-declined", enquiry.reference);
  await deliverAfterPost();
}

/** Changes what the agency answers to a published review, and no word of the guest's; 409 when its answer is not the one that was shown. */
async function changeAnswer(staff: Staff, { file, answer, before }: Decision<"answer">): Promise<void> {
  const change = { store: requireContentStore(), by: staff, action: "review-answered" } as const;
  const isThere = await save(change, { key: file, verb: "Answer" }, (current) => {
    const result = current === undefined ? undefined : parseReviewFile(getReviewFile(file), current);
    if (result === undefined || !("review" in result)) return undefined;
    const { key: _key, ...review } = result.review;
    const published = cleanText(review.answer);
    // The same answer once more is no conflict: the reply to it got lost.
    if (published !== before && published !== answer) throw new HttpError("conflict");
    return formatReview({ ...review, answer });
  });
  if (!isThere) throw new HttpError("not-found");
}

/** Takes a published review off the site, for one of the reasons; the guest is told, as long as the enquiry is kept. */
async function remove(staff: Staff, { file, ...why }: Decision<"remove">, now: number): Promise<void> {
  const store = requireContentStore();
  const review = await (await getStore()).reviews.getByFile(file);
  if (review !== undefined && review.status === "published") {
    await decline(staff, review, why, now);
    // The guest is told already: a file that cannot be taken away is named in the answer, and tried again.
    await removeQueued(now, staff);
    return;
  }
  const change = { store, by: staff, action: "review-removed" } as const;
  if (!(await deleteReviewFile(change, file))) throw new HttpError("not-found");
}

/** Does what a member of staff has decided about a review; throws 409 when somebody else was faster, 503 when nothing could be saved. */
export async function decideReview(staff: Staff, decision: ReviewDecision, now: number): Promise<void> {
  switch (decision.decision) {
    case "publish":
      return publish(staff, decision, now);
    case "decline": {
      const review = await findReview(decision.id);
      if (review.status !== "waiting") throw new HttpError("conflict");
      return decline(staff, review, decision, now);
    }
    case "answer":
      return changeAnswer(staff, decision);
    case "remove":
      return remove(staff, decision, now);
  }
}
