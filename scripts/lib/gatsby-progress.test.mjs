import assert from "node:assert/strict";
import { test } from "node:test";

import { toProgress } from "./gatsby-progress.mjs";

test("a step that Gatsby has finished is named as finished", () => {
  assert.equal(toProgress("success write out requires - 0.347s"), "write out requires: done");
  assert.equal(
    toProgress("success run queries in workers - 14.109s - 109/109 7.73/s"),
    "run queries in workers: done",
  );
});

test("an explanation of a warning is no progress", () => {
  assert.equal(toProgress("Please open an issue at https://ghub.io/gatsby-transformer-remark"), undefined);
  assert.equal(toProgress('warn Plugin "x" has an unknown option'), undefined);
});
