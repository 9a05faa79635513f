import assert from "node:assert/strict";
import { test } from "node:test";

import { Linter } from "eslint";

import { HOLLOW_TESTS } from "./test-asserts.mjs";

const selectors = Object.entries(HOLLOW_TESTS).map(([selector, message]) => ({ selector, message }));
const config = { rules: { "no-restricted-syntax": ["error", ...selectors] } };
const CASES = [
  [`test("a", () => { expect(run()).toBe(1); });`],
  [`it("a", async () => { await expectHealthy(page); });`],
  [`test("a", (t) => assert.equal(run(), 1));`],
  [`test("a", () => { expect(a).toBe(1); if (b) return; run(); });`],
  [`test.beforeEach(() => run()); test.describe("a", () => { run(); });`],
  [`it("a", () => { if (a) expect(b).toBe(1); else return; if (c) return; run(); });`],
  [`test("a", () => { try { run(); } catch (e) { expect(e).toBe(1); } assert(b); });`],
  [`test.describe.configure({ mode: "serial" }); test.use({ a: () => run() });`],
  [`test("a", async () => { await run(); });`, "asserts nothing"],
  ["it.each`a\n${1}`('a', ({ a }) => { run(a); });", "asserts nothing"],
  [`test.only("a", { timeout: 1 }, () => { run(); });`, "asserts nothing"],
  [`it.each([1, 2])("a %s", (n) => { run(n); });`, "asserts nothing"],
  [`test("a", () => { if (!x) return; expect(x).toBe(1); });`, "may end before"],
  [`test("a", () => { run(); if (!x) { return; } assert.ok(x); });`, "may end before"],
  [`test("a", () => { expect(true).toBe(true); });`, "a constant"],
  [`test("a", () => { expect(run()); });`, "compares with nothing"],
  [
    `test("a", () => { try { expect(run()).toBe(1); } catch (e) { log(e); } });`,
    "lets a failed assertion pass",
  ],
];

test("a test without an assertion of its own is reported", () => {
  for (const [code, ...found] of CASES) {
    const messages = new Linter().verify(code, config).map(({ message }) => message);
    assert.equal(messages.length, found.length, code);
    for (const [index, part] of found.entries()) assert.ok(messages[index].includes(part), code);
  }
});
