import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { isChangeDue } from "./build-stamp.mjs";

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
