/** @jest-environment node */
import { cpSync } from "node:fs";

import { REVIEW_DATA } from "../../testing/create-review";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { createReviewBench } from "../../testing/review-bench";
import { openStore } from "../store";

describeStore("reviews", (bench) => {
  const { write, get, publish, decline, setUp, listRemovals } = createReviewBench(bench);

  it("go from the site when they are declined afterwards, withdrawn, or deleted with their enquiry", async () => {
    const published = [await setUp(), await setUp(), await setUp()];
    for (const { enquiry, review } of published) {
      await write(enquiry, review);
      await publish(review);
    }
    const [first, second, third] = published;
    if (!first || !second || !third) throw new Error("three are needed");
    await decline(first.review);
    await bench.store.reviews.withdraw(await get(second.review), NOW + 1);
    expect(await bench.store.enquiries.erase(third.enquiry.id, NOW + 2)).toMatchObject({ reviews: 1 });
    expect(await listRemovals()).toEqual(published.map(({ review }) => review.file));
    expect(await get(second.review)).toMatchObject({ status: "withdrawn", data: null });
    expect(await bench.store.reviews.get(third.review.id)).toBeUndefined();
    await bench.store.removals.forget(first.review.file);
    expect(await listRemovals()).toHaveLength(2);
  });

  it("leave nothing of what the guest wrote in the database when the enquiry is deleted or purged", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    await bench.store.enquiries.change({ which: enquiry, change: { fields: { status: "booked" } } }, NOW);
    await bench.store.purge(1, NOW + 2 * DAY);
    const { db } = bench.database;
    expect(await db.selectFrom("reviews").selectAll().execute()).toEqual([]);
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
      const [kept, withdrawn, deleted] = [await setUp(), await setUp(), await setUp()];
      for (const { enquiry, review } of [kept, withdrawn, deleted]) {
        await write(enquiry, review);
        if (status === "published") await publish(review);
      }
      const backup = await bench.store.dump();
      // Those that wait are published since.
      if (status === "waiting") for (const { review } of [withdrawn, deleted]) await publish(review);
      await bench.store.reviews.withdraw(await get(withdrawn.review), NOW + DAY);
      await bench.store.enquiries.erase(deleted.enquiry.id, NOW + DAY);
      for (const { file } of await bench.store.removals.list()) await bench.store.removals.forget(file);
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
