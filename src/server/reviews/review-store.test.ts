/** @jest-environment node */
import { createReview, REVIEW_DATA } from "../../testing/create-review";
import { describeStore, NOW } from "../../testing/describe-stores";
import { createReviewBench, MARTA } from "../../testing/review-bench";
import { PUBLISH_CLAIM_MS } from "./review-repository";

describeStore("reviews", (bench) => {
  const { invite, write, get, getStatus, publish, decline, setUp, getKinds, listRemovals } =
    createReviewBench(bench);

  it("are asked for once, with an event and a mail, however many processes ask", async () => {
    const enquiry = await bench.accept();
    const reviews = Array.from({ length: 8 }, () => createReview());
    const outcomes = await Promise.all(reviews.map((review) => invite(enquiry, review)));
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(1);
    expect(await getKinds(enquiry)).toEqual(["review-invited"]);
    const mails = await bench.store.enquiries.getMails(enquiry.id);
    expect(mails.filter(({ mail }) => mail === "visitor-review")).toHaveLength(1);
    const after = await bench.store.enquiries.get(enquiry.id);
    expect(after).toMatchObject({ status: enquiry.status, version: enquiry.version });
  });

  it("are written once, also by two clicks at the same moment", async () => {
    const { enquiry, review } = await setUp();
    const outcomes = await Promise.all([write(enquiry, review), write(enquiry, review)]);
    expect(outcomes.sort()).toEqual(["changed", "refused"]);
    expect(await get(review)).toMatchObject({ status: "waiting", data: REVIEW_DATA, writtenAt: NOW });
    expect(await getKinds(enquiry)).toEqual(["review-invited", "review-written"]);
  });

  it("are published by one person alone; meanwhile nobody declines them", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    const { reviews } = bench.store;
    const claims = await Promise.all([reviews.claim(review.id, NOW), reviews.claim(review.id, NOW)]);
    expect(claims.sort()).toEqual([false, true]);
    expect(await decline(review)).toBe("refused");
    expect(await reviews.publish(await get(review), MARTA, NOW)).toBe(true);
    expect(await getStatus(review)).toBe("published");
    expect(await publish(review)).toBe(false);
  });

  it("wait again after a failed save, and when who published them was cut off", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    await bench.store.reviews.claim(review.id, NOW);
    await bench.store.reviews.release(review.id, NOW);
    expect(await bench.store.reviews.claim(review.id, NOW)).toBe(true);
    expect(await bench.store.reviews.claim(review.id, NOW + PUBLISH_CLAIM_MS - 1)).toBe(false);
    expect(await publish(review, NOW + PUBLISH_CLAIM_MS)).toBe(true);
  });

  it("stay published when two people did it, the first one longer than the claim lasts", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    const { reviews } = bench.store;
    await reviews.claim(review.id, NOW);
    const claimed = await get(review);
    expect(await publish(review, NOW + PUBLISH_CLAIM_MS)).toBe(true);
    expect(await reviews.publish(claimed, MARTA, NOW + PUBLISH_CLAIM_MS)).toBe(true);
    expect([await getStatus(review), await listRemovals()]).toEqual(["published", []]);
    expect(await getKinds(enquiry)).toEqual(["review-invited", "review-written", "review-published"]);
  });

  it("go from the site when they are declined after a save that seemed to fail", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    await bench.store.reviews.claim(review.id, NOW);
    await bench.store.reviews.release(review.id, NOW);
    expect(await decline(review)).toBe("changed");
    expect(await listRemovals()).toEqual([review.file]);
  });

  it("that are deleted while they are being published go from the site", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    await bench.store.reviews.claim(review.id, NOW);
    const claimed = await get(review);
    await bench.store.enquiries.erase(enquiry.id, NOW);
    expect(await bench.store.reviews.publish(claimed, MARTA, NOW)).toBe(false);
    expect(await listRemovals()).toEqual([review.file]);
  });
});
