import assert from "node:assert/strict";
import { test } from "node:test";

import { Linter } from "eslint";

import { testAsserts } from "./test-asserts-rule.mjs";

const config = {
  plugins: { palmarena: { rules: { "test-asserts": testAsserts } } },
  rules: { "palmarena/test-asserts": "error" },
};
const CASES = [
  [`test("a", () => { expect(run()).toBe(1); });`],
  [`it("a", async () => { await expectHealthy(page); });`],
  [`test("a", (t) => assert.equal(run(), 1));`],
  [`test("a", () => { expect(a).toBe(1); if (b) return; run(); });`],
  [`test.beforeEach(() => run()); test.describe("a", () => { run(); });`],
  [`test("a", async () => { await run(); });`, "nothing"],
  [`it.each([1, 2])("a %s", (n) => { run(n); });`, "nothing"],
  [`test("a", () => { if (!x) return; expect(x).toBe(1); });`, "early"],
  [`test("a", () => { expect(true).toBe(true); });`, "constant"],
  [`test("a", () => { expect(run()); });`, "matcher"],
  [`test("a", () => { try { expect(run()).toBe(1); } catch (e) { log(e); } });`, "swallowed"],
];

test("a test without an assertion of its own is reported", () => {
  for (const [code, ...found] of CASES) {
    const messages = new Linter().verify(code, config).map(({ messageId }) => messageId);
    assert.deepEqual(messages, found, code);
  }
});
