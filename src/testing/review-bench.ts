import type { Enquiry } from "../server/enquiries/enquiry";
import type { NewReview } from "../server/reviews/invitation-repository";
import { REVIEW_DATA, createReview } from "./create-review";
import { NOW, type StoreBench } from "./describe-stores";

export const MARTA = { id: null, name: "Marta" };

/** Creates what a test of the store does with reviews. */
export function createReviewBench(bench: StoreBench) {
  const invite = (enquiry: Enquiry, review: NewReview, isStillWanted = () => true) =>
    bench.store.invitations.invite(enquiry, review, isStillWanted, NOW);
  const write = (enquiry: Enquiry, { id }: NewReview, now = NOW) =>
    bench.store.reviews.write({ id, enquiryId: enquiry.id }, REVIEW_DATA, [], now);
  const get = async ({ id }: NewReview) => {
    const review = await bench.store.reviews.get(id);
    if (review === undefined) throw new Error("not stored");
    return review;
  };
  const getStatus = async (review: NewReview) => (await get(review)).status;
  const publish = async (review: NewReview, now = NOW) => {
    const isClaimed = await bench.store.reviews.claim(review.id, now);
    return isClaimed && (await bench.store.reviews.publish(await get(review), MARTA, now));
  };
  const decline = async (review: NewReview, now = NOW) =>
    bench.store.reviews.decline(
      await get(review),
      { reason: "advert", note: "Sin enlaces.", by: MARTA },
      "ana@example.com",
      now,
    );
  const setUp = async () => {
    const [enquiry, review] = [await bench.accept(), createReview()];
    await invite(enquiry, review);
    return { enquiry, review };
  };
  const getKinds = async ({ id }: Enquiry) =>
    (await bench.store.timeline.list(id)).map(({ kind }) => kind).filter((kind) => kind.startsWith("review"));
  const listRemovals = async () => (await bench.store.removals.list()).map(({ file }) => file);
  return { invite, write, get, getStatus, publish, decline, setUp, getKinds, listRemovals };
}
