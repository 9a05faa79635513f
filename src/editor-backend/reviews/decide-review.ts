import { getAgencyDay } from "../../booking/calendar-day";
import type { ReviewContent } from "../../content/schema/review";
import type { ReviewDecision } from "../../contracts/reviews";
import { HttpError } from "../../server/http/http-error";
import { describeError, log } from "../../server/log";
import { deliverAfterPost } from "../../server/outbox/deliver-after-post";
import { logStaffAction } from "../../server/staff/log-action";
import type { Staff } from "../../server/staff/require-staff";
import { getStore } from "../../server/store/get-store";
import type { Review } from "../../server/store/review";
import type { ContentStore } from "../content-store";
import { findContentStore, removeQueued } from "./remove-queued";
import { changeAnswer, deleteReviewFile, writeReviewFile } from "./review-files";

type Decision<Name extends ReviewDecision["decision"]> = Extract<ReviewDecision, { decision: Name }>;

function requireContentStore(): ContentStore {
  const store = findContentStore();
  if (store === undefined) throw new HttpError("unavailable");
  return store;
}

/** A save that failed is said to staff as one code; the log has the reason. */
async function asSave<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    log.error("review-not-saved", describeError(error));
    throw new HttpError("unavailable");
  }
}

/** Makes what is published: nothing of the guest but first name and country. */
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

/** Publishes a review in the name of who does it. A save that fails leaves it waiting. */
async function publish(staff: Staff, { id, answer }: Decision<"publish">, now: number): Promise<void> {
  const { reviews } = await getStore();
  const review = await findReview(id);
  const content = toContent(review, answer);
  const store = requireContentStore();
  if (!(await reviews.claim(id, now))) throw new HttpError("conflict");
  try {
    const change = { store, by: staff, action: "review-published" } as const;
    await asSave(() => writeReviewFile(change, review.file, content));
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
  if (!(await asSave(() => deleteReviewFile(change, file)))) throw new HttpError("not-found");
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
    case "answer": {
      const change = { store: requireContentStore(), by: staff, action: "review-answered" } as const;
      if (!(await asSave(() => changeAnswer(change, decision.file, decision))))
        throw new HttpError("not-found");
      return;
    }
    case "remove":
      return remove(staff, decision, now);
  }
}
