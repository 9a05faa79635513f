import assert from "node:assert/strict";
import { test } from "node:test";

import { findMismatch } from "./install.mjs";

const wanted = {
  "": { name: "palmarena" },
  "node_modules/react": { version: "19.1.0" },
  "node_modules/only-mac": { version: "1.0.0", optional: true },
};

test("packages that are as the lockfile wants them need no installation", () => {
  assert.equal(findMismatch(wanted, { "node_modules/react": { version: "19.1.0" } }), undefined);
});

test("a missing package is named", () => {
  assert.equal(findMismatch(wanted, {}), "node_modules/react");
});

test("a package of another version is named", () => {
  assert.equal(findMismatch(wanted, { "node_modules/react": { version: "18.0.0" } }), "node_modules/react");
});

test("a package the lockfile does not know is named", () => {
  const installed = {
    "node_modules/react": { version: "19.1.0" },
    "node_modules/left-over": { version: "1.0.0" },
  };
  assert.equal(findMismatch(wanted, installed), "node_modules/left-over");
});
