import assert from "node:assert/strict";
import { test } from "node:test";

import { Linter } from "eslint";

import { testAsserts } from "./test-asserts-rule.mjs";

const config = {
  plugins: { palmarena: { rules: { "test-asserts": testAsserts } } },
  rules: { "palmarena/test-asserts": "error" },
};
const lint = (code) => new Linter().verify(code, config).map(({ messageId }) => messageId);

for (const [what, code, found] of [
  ["an assertion", `test("a", () => { expect(run()).toBe(1); });`, []],
  ["an assertion in a helper", `it("a", async () => { await expectHealthy(page); });`, []],
  ["an assertion of Node's", `test("a", (t) => assert.equal(run(), 1));`, []],
  ["a way out after an assertion", `test("a", () => { expect(a).toBe(1); if (b) return; run(); });`, []],
  ["hooks and groups", `test.beforeEach(() => run()); test.describe("a", () => { run(); });`, []],
  ["no assertion", `test("a", async () => { await run(); });`, ["nothing"]],
  ["no assertion in a table", `it.each([1, 2])("a %s", (n) => { run(n); });`, ["nothing"]],
  ["a way out before it", `test("a", () => { if (!x) return; expect(x).toBe(1); });`, ["early"]],
  ["a constant", `test("a", () => { expect(true).toBe(true); });`, ["constant"]],
  ["no matcher", `test("a", () => { expect(run()); });`, ["matcher"]],
  [
    "a catch around it",
    `test("a", () => { try { expect(run()).toBe(1); } catch (e) { log(e); } });`,
    ["swallowed"],
  ],
]) {
  test(`a test with ${what}: ${found.join() || "nothing to report"}`, () => {
    assert.deepEqual(lint(code), found);
  });
}
