/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { createReviewCalls, writeReview } from "../../../testing/review-bench";
import { findBytes } from "../../../testing/find-bytes.mjs";
import { runTestGit, setUpEditor } from "../../../testing/set-up-editor";
import { removeQueued } from "./published-reviews";

const editor = setUpEditor({ isGit: false });
const calls = createReviewCalls(() => editor.url);
const exists = (path: string) => existsSync(join(editor.root, path));
const HOUR_MS = 60 * 60_000;

describe("a published review that has to go", () => {
  it("leaves no copy of its words in the history of a site without git", async () => {
    const { review, path } = await writeReview();
    await calls.publish(editor.ana, review.id);
    // A save of something else, with which the history begins, may copy it as little.
    const page = "content/answers/another-day.json";
    const dataFiles = [{ path: page, raw: editor.read(page).replace("}", "} ") }];
    await editor.ana.call("persistEntry", { dataFiles, versions: editor.open(page) });
    const answer = { decision: "answer", file: review.file, answer: "Gracias, Ana." };
    expect((await calls.decide(editor.ana, answer)).status).toBe(200);
    const store = await editor.site.store();
    const found = await store.reviews.get(review.id);
    if (found) await store.reviews.withdraw(found, Date.now());
    expect(await removeQueued(Date.now())).toEqual([]);
    const objects = ["--git-dir", join(editor.site.env.dataDir, "content.git"), "cat-file", "--batch"];
    const history = await runTestGit(editor.root, ...objects, "--batch-all-objects");
    expect(history).toContain("tree ");
    expect([history.includes("conocía"), history.includes("Gracias, Ana")]).toEqual([false, false]);
    expect([exists(path), findBytes(editor.site.env.dataDir, ["conocía", "Gracias, Ana"])]).toEqual([
      false,
      [],
    ]);
  });

  it("goes with the enquiry that the guest has deleted, by itself, in the site's own name", async () => {
    const { enquiry, review, path } = await writeReview();
    await calls.publish(editor.ana, review.id);
    await (await editor.site.store()).enquiries.erase(enquiry.id, Date.now());
    expect(await removeQueued(Date.now())).toEqual([]);
    expect(exists(path)).toBe(false);
    // It is watched for a while: somebody may have been publishing it at that moment.
    const { removals } = await editor.site.store();
    expect(await removals.list()).toHaveLength(1);
    await removeQueued(Date.now() + HOUR_MS);
    expect(await removals.list()).toEqual([]);
  });

  it("is taken off for the guest, and named to staff, when its file cannot be taken away", async () => {
    const { review, path } = await writeReview();
    await calls.publish(editor.ana, review.id);
    const failing = jest.spyOn(editor.tree.store, "change").mockRejectedValue(new Error("disk"));
    const body = { decision: "remove", file: review.file, reason: "personal-data", note: "" };
    const { status, reply } = await calls.decide(editor.ana, body);
    failing.mockRestore();
    expect([status, reply.removals, exists(path)]).toEqual([200, [review.file], true]);
    expect(await (await editor.site.store()).reviews.get(review.id)).toMatchObject({ status: "declined" });
    expect(await removeQueued(Date.now())).toEqual([]);
    expect(exists(path)).toBe(false);
  });

  it("goes again when it was written in the moment of the deletion", async () => {
    const { enquiry, review, path } = await writeReview();
    const { store } = editor.tree;
    const change = store.change.bind(store);
    jest.spyOn(store, "change").mockImplementationOnce(async (...args) => {
      await change(...args);
      await (await editor.site.store()).enquiries.erase(enquiry.id, Date.now());
    });
    expect((await calls.publish(editor.ana, review.id)).status).toBe(409);
    expect(exists(path)).toBe(false);
  });
});
