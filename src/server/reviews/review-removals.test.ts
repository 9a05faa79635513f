/** @jest-environment node */
import { cpSync } from "node:fs";

import { REVIEW_DATA } from "../../testing/create-review";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { createReviewBench, MARTA } from "../../testing/review-bench";
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

  it("leave no word of the guest when they are withdrawn, neither in the timeline nor in a backup", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    expect(JSON.stringify(await bench.store.dump())).toContain(REVIEW_DATA.text);
    expect(await bench.store.reviews.withdraw(await get(review), NOW + 1)).toBe("changed");
    expect(JSON.stringify(await bench.store.dump())).not.toContain(REVIEW_DATA.text);
    const written = (await bench.store.timeline.list(enquiry.id)).find(
      ({ kind }) => kind === "review-written",
    );
    expect(written?.data).toEqual({ stars: REVIEW_DATA.stars, text: "" });
    expect(await bench.store.reviews.withdraw(await get(review), NOW + 2)).toBe("refused");
  });

  it("that are deleted while they are being published go from the site as well", async () => {
    const { enquiry, review } = await setUp();
    await write(enquiry, review);
    await bench.store.reviews.claim(review.id, NOW);
    const claimed = await get(review);
    await bench.store.enquiries.erase(enquiry.id, NOW);
    expect(await bench.store.reviews.publish(claimed, MARTA, NOW)).toBe(false);
    expect(await listRemovals()).toEqual([review.file]);
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

  it("are in a backup with what has to go from the site; not those that were deleted since", async () => {
    const [kept, gone] = [await setUp(), await setUp()];
    await write(kept.enquiry, kept.review);
    await write(gone.enquiry, gone.review);
    const backup = await bench.store.dump();
    await publish(gone.review);
    await bench.store.enquiries.erase(gone.enquiry.id, NOW);
    await bench.store.restore(backup, true);
    expect(await get(kept.review)).toMatchObject({ status: "waiting", data: REVIEW_DATA });
    expect(await bench.store.reviews.get(gone.review.id)).toBeUndefined();
    expect(await listRemovals()).toEqual([gone.review.file]);
  });

  it.each(["before", "after"])(
    "that were published %s a backup go from the site again when their enquiry was deleted since",
    async (when) => {
      const { enquiry, review } = await setUp();
      await write(enquiry, review);
      if (when === "before") await publish(review);
      const backup = await bench.store.dump();
      if (when === "after") await publish(review);
      await bench.store.enquiries.erase(enquiry.id, NOW);
      await bench.store.removals.forget(review.file);
      await bench.store.restore(backup, true);
      expect(await listRemovals()).toEqual([review.file]);
    },
  );

  it("that were published after a backup, and withdrawn or deleted then, go from the site when it is restored", async () => {
    const [withdrawn, deleted, later] = [await setUp(), await setUp(), await setUp()];
    for (const { enquiry, review } of [withdrawn, deleted]) await write(enquiry, review);
    const backup = await bench.store.dump();
    await write(later.enquiry, later.review);
    for (const { review } of [withdrawn, deleted, later]) await publish(review);
    await bench.store.reviews.withdraw(await get(withdrawn.review), NOW + DAY);
    for (const { enquiry } of [deleted, later]) await bench.store.enquiries.erase(enquiry.id, NOW + DAY);
    // In the place of a database that was lost before the site had taken them away.
    const settings = await bench.createSettings();
    const isKept = (path: string) => !path.includes("enquiries.db");
    cpSync(bench.settings.dataDir, settings.dataDir, { recursive: true, filter: isKept });
    const other = await openStore(settings);
    await other.restore(backup, true);
    const files = [withdrawn, deleted, later].map(({ review }) => review.file);
    expect((await other.removals.list()).map(({ file }) => file).sort()).toEqual(files.sort());
    await other.close();
  });

  it.each(["waiting", "published"] as const)(
    "that were withdrawn after a backup stay so when it is restored, without a word (%s then)",
    async (status) => {
      const [kept, gone] = [await setUp(), await setUp()];
      for (const { enquiry, review } of [kept, gone]) {
        await write(enquiry, review);
        if (status === "published") await publish(review);
      }
      const backup = await bench.store.dump();
      await bench.store.reviews.withdraw(await get(gone.review), NOW + DAY);
      for (const { file } of await bench.store.removals.list()) await bench.store.removals.forget(file);
      const { leftOut } = await bench.store.restore(backup, true);
      expect(leftOut).toEqual({ enquiries: 0, subscribers: 0, reviews: 1 });
      const expected = { status: "withdrawn", data: null, settledAt: NOW + DAY };
      expect(await get(gone.review)).toMatchObject(expected);
      expect(await get(kept.review)).toMatchObject({ status, data: REVIEW_DATA });
      // One of two: in the table and in the timeline.
      expect(JSON.stringify(await bench.store.dump()).split(REVIEW_DATA.text)).toHaveLength(3);
      expect(await listRemovals()).toEqual([gone.review.file]);
      // In the place of a lost database, whose note of deletions was kept.
      const settings = await bench.createSettings();
      const isKept = (path: string) => !path.includes("enquiries.db");
      cpSync(bench.settings.dataDir, settings.dataDir, { recursive: true, filter: isKept });
      const other = await openStore(settings);
      await other.restore(backup, true);
      expect(await other.reviews.get(gone.review.id)).toMatchObject(expected);
      await other.close();
    },
  );
});
