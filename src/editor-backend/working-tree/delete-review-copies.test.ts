/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { getFileVersion } from "../store/file-version";
import { deleteReviewCopies } from "./delete-review-copies";
import { appendToJournal } from "./journal-entries";

const folder = makeTemporaryFolder();
mkdirSync(join(folder, "objects"));

/** Writes a copy as an earlier release has kept it; gets its version. */
function keep(text: string): string {
  const version = getFileVersion(text);
  writeFileSync(join(folder, "objects", version), text);
  return version;
}
const isKept = (version: string) => existsSync(join(folder, "objects", version));

it("deletes the copies of reviews that an earlier release has kept, and no others", async () => {
  const [first, second, shared, offer] = [keep("first"), keep("second"), keep("shared"), keep("offer")];
  const entry = { at: "2026-11-24T10:00:00.000Z", by: "Ana" };
  const review = { "content/reviews/r1.json": { before: first, after: second } };
  await appendToJournal(folder, { ...entry, id: "1", files: review });
  const others = {
    "content/reviews/r2.json": { before: shared, after: null },
    "content/faq/one.json": { before: null, after: shared },
    "content/excursions/saona-island/en.md": { before: offer, after: null },
  };
  await appendToJournal(folder, { ...entry, id: "2", files: others });
  for (let times = 0; times < 2; times += 1) await deleteReviewCopies(folder);
  expect([first, second, shared, offer].map(isKept)).toEqual([false, false, true, true]);
});

it("follows no version out of the folder", async () => {
  const outside = join(folder, "outside");
  writeFileSync(outside, "stays");
  const files = { "content/reviews/r3.json": { before: "../outside", after: null } };
  await appendToJournal(folder, { at: "2026-11-24T10:00:00.000Z", by: null, id: "3", files });
  await deleteReviewCopies(folder);
  expect(existsSync(outside)).toBe(true);
});

it("finds nothing to do where there is no journal", async () => {
  await expect(deleteReviewCopies(join(folder, "none"))).resolves.toBeUndefined();
});
