import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { isChangeDue, placeNextChange } from "./build-stamp.mjs";

const NOW = Date.parse("2026-11-20T12:00:00Z");

test("a built site is outdated from the moment on at which an offer or the notice changes by its dates", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "stamp-"));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "next-change.json");
  assert.equal(await isChangeDue(NOW, file), false, "without a build nothing is due");
  for (const [nextChange, isDue] of [
    [null, false],
    [NOW + 1, false],
    [NOW, true],
    [NOW - 1, true],
  ]) {
    await writeFile(file, JSON.stringify(nextChange));
    assert.equal(await isChangeDue(NOW, file), isDue, String(nextChange));
  }
});

test("the built site says when it changes by its dates, on every host", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "stamp-"));
  t.after(() => rm(folder, { recursive: true }));
  const note = join(folder, "note.json");
  for (const next of [NOW, null]) {
    await writeFile(note, JSON.stringify(next));
    await placeNextChange(folder, note);
    assert.equal(await readFile(join(folder, "next-change.json"), "utf8"), JSON.stringify(next));
  }
});
