import assert from "node:assert/strict";
import { it } from "node:test";

import { Validator } from "@seriousme/openapi-schema-validator";

import { importSource } from "../lib/bundle.mjs";

// What it says is held against the content API by src/server/content-api/open-api.test.ts.
it("the document of the content API is one of OpenAPI 3.1", async () => {
  const { createOpenApi } = await importSource("src/content/outputs/open-api.ts");
  const document = createOpenApi();
  const validator = new Validator();
  assert.deepEqual(await validator.validate(document), { valid: true });
  assert.equal(validator.version, "3.1");
  assert.equal((await validator.validate({ ...document, paths: { wrong: 1 } })).valid, false);
});
