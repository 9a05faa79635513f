/** @jest-environment node */
import { cpSync } from "node:fs";

import { createReview, REVIEW_DATA } from "../../testing/create-review";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { createReviewBench, MARTA } from "../../testing/review-bench";
import { openStore } from "../store";
import { PUBLISH_CLAIM_MS } from "./review-repository";

describeStore("reviews", (bench) => {
  const { invite, write, get, getStatus, publish, decline, setUp, getKinds, listRemovals } =
    createReviewBench(bench);
  const setUpWritten = async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    return { enquiry, review };
  };

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

  it("are published by one person alone until the claim ends; meanwhile nobody declines them", async () => {
    const { enquiry, review } = await setUpWritten();
    const { reviews } = bench.store;
    const claims = await Promise.all([reviews.claim(review.id, NOW), reviews.claim(review.id, NOW)]);
    expect(claims.sort()).toEqual([false, true]);
    expect(await decline(review)).toBe("refused");
    const end = NOW + PUBLISH_CLAIM_MS;
    expect(await reviews.claim(review.id, end - 1)).toBe(false);
    const claimed = await get(review);
    expect(await publish(review, end)).toBe(true);
    // The first one comes back from a save that took longer than the claim.
    expect(await reviews.publish(claimed, MARTA, end)).toBe(true);
    expect([await getStatus(review), await listRemovals()]).toEqual(["published", []]);
    expect(await getKinds(enquiry)).toEqual(["review-invited", "review-written", "review-published"]);
  });

  it("go from the site when they are declined after a save that seemed to fail, or deleted during one", async () => {
    const [failed, deleted] = [await setUpWritten(), await setUpWritten()];
    for (const { review } of [failed, deleted]) await bench.store.reviews.claim(review.id, NOW);
    await bench.store.reviews.release(failed.review.id, NOW);
    expect(await decline(failed.review)).toBe("changed");
    const claimed = await get(deleted.review);
    await bench.store.enquiries.erase(deleted.enquiry.id, NOW);
    expect(await bench.store.reviews.publish(claimed, MARTA, NOW)).toBe(false);
    const files = [failed, deleted].map(({ review }) => review.file).sort();
    expect((await listRemovals()).sort()).toEqual(files);
  });

  it("go from the site when they are declined afterwards, withdrawn, or deleted with their enquiry", async () => {
    const published = [await setUpWritten(), await setUpWritten(), await setUpWritten()] as const;
    for (const { review } of published) await publish(review);
    const [first, second, third] = published;
    await decline(first.review);
    await bench.store.reviews.withdraw(await get(second.review), NOW + 1);
    expect(await bench.store.enquiries.erase(third.enquiry.id, NOW + 2)).toMatchObject({ reviews: 1 });
    expect(await listRemovals()).toEqual(published.map(({ review }) => review.file));
    expect(await get(second.review)).toMatchObject({ status: "withdrawn", data: null });
    expect(await bench.store.reviews.get(third.review.id)).toBeUndefined();
    await bench.store.removals.forget(first.review.file);
    expect(await listRemovals()).toHaveLength(2);
  });

  it("leave nothing of what the guest wrote in the database when the enquiry is purged", async () => {
    const { enquiry } = await setUpWritten();
    await bench.store.enquiries.change({ which: enquiry, change: { fields: { status: "booked" } } }, NOW);
    await bench.store.purge(1, NOW + 2 * DAY);
    expect(await bench.database.db.selectFrom("reviews").selectAll().execute()).toEqual([]);
    // What was published stays: the guest has consented to it, and it names nobody.
    expect(await listRemovals()).toEqual([]);
  });

  /** Opens the store anew in the place of a lost database, whose note of deletions was kept. */
  const openElsewhere = async () => {
    const settings = await bench.createSettings();
    const isKept = (path: string) => !path.includes("enquiries.db");
    cpSync(bench.settings.dataDir, settings.dataDir, { recursive: true, filter: isKept });
    return openStore(settings);
  };

  it.each(["waiting", "published"] as const)(
    "that were withdrawn or deleted after a backup stay so when it is restored, without a word (%s then)",
    async (status) => {
      const all = [await setUpWritten(), await setUpWritten(), await setUpWritten()] as const;
      const [kept, withdrawn, deleted] = all;
      if (status === "published") for (const { review } of all) await publish(review);
      const backup = await bench.store.dump();
      // Those that wait are published since.
      if (status === "waiting") for (const { review } of [withdrawn, deleted]) await publish(review);
      await bench.store.reviews.withdraw(await get(withdrawn.review), NOW + DAY);
      await bench.store.enquiries.erase(deleted.enquiry.id, NOW + DAY);
      for (const file of await listRemovals()) await bench.store.removals.forget(file);
      const { leftOut } = await bench.store.restore(backup, true);
      expect(leftOut).toEqual({ enquiries: 1, subscribers: 0, reviews: 1 });
      const expected = { status: "withdrawn", data: null, settledAt: NOW + DAY };
      expect(await get(withdrawn.review)).toMatchObject(expected);
      expect(await get(kept.review)).toMatchObject({ status, data: REVIEW_DATA });
      expect(await bench.store.reviews.get(deleted.review.id)).toBeUndefined();
      // Of the one that is kept: in the table and in the timeline.
      expect(JSON.stringify(await bench.store.dump()).split(REVIEW_DATA.text)).toHaveLength(3);
      const files = [withdrawn.review.file, deleted.review.file].sort();
      expect((await listRemovals()).sort()).toEqual(files);
      const other = await openElsewhere();
      await other.restore(backup, true);
      expect(await other.reviews.get(withdrawn.review.id)).toMatchObject(expected);
      expect((await other.removals.list()).map(({ file }) => file).sort()).toEqual(files);
      await other.close();
    },
  );
});
