import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { deleteGatsbyCaches, isGatsbyStateIncomplete, whileGatsbyRuns } from "./gatsby-state.mjs";

test("caches of a run that was cut off count as incomplete until they are deleted", async (t) => {
  const root = await mkdtemp(join(tmpdir(), "gatsby-state-"));
  t.after(() => rm(root, { recursive: true }));
  assert.equal(isGatsbyStateIncomplete(root), false, "before the first run");
  assert.equal(await whileGatsbyRuns(root, () => Promise.resolve(isGatsbyStateIncomplete(root))), true);
  assert.equal(isGatsbyStateIncomplete(root), false, "after a good run");

  await assert.rejects(whileGatsbyRuns(root, () => Promise.reject(new Error("cut off"))));
  assert.equal(isGatsbyStateIncomplete(root), true, "after a bad run");
  await mkdir(join(root, ".cache"));
  await deleteGatsbyCaches(root);
  assert.equal(isGatsbyStateIncomplete(root), false, "after the deletion");
  assert.equal(existsSync(join(root, ".cache")), false);
});
