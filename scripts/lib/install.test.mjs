import assert from "node:assert/strict";
import { test } from "node:test";

import { findMismatch } from "./install.mjs";

const wanted = {
  "": { name: "palmarena" },
  "node_modules/react": { version: "19.1.0" },
  "node_modules/only-mac": { version: "1.0.0", optional: true },
};
const react = (version) => ({ "node_modules/react": { version } });

test("a package that is missing, of another version or unknown to the lockfile is named", () => {
  assert.equal(findMismatch(wanted, react("19.1.0")), undefined);
  assert.equal(findMismatch(wanted, {}), "node_modules/react");
  assert.equal(findMismatch(wanted, react("18.0.0")), "node_modules/react");
  const leftOver = { ...react("19.1.0"), "node_modules/left-over": { version: "1.0.0" } };
  assert.equal(findMismatch(wanted, leftOver), "node_modules/left-over");
});
