import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { it } from "node:test";

import { Validator } from "@seriousme/openapi-schema-validator";

import { inRoot } from "../lib/root.mjs";

// What it says is held against the content API by src/server/content-query/open-api.test.ts.
it("docs/content-api.openapi.json is an OpenAPI 3.1 document", async () => {
  const text = await readFile(inRoot("docs/content-api.openapi.json"), "utf8");
  const validator = new Validator();
  assert.deepEqual(await validator.validate(JSON.parse(text)), { valid: true });
  assert.equal(validator.version, "3.1");
  assert.equal((await validator.validate({ ...JSON.parse(text), paths: { wrong: 1 } })).valid, false);
});
