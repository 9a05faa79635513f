/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { compactFunctions } from "./compact-functions";

it("keeps what functions do and what their parts are called, in less text and in ASCII", async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "staff"));
  const file = join(folder, "staff/[...].js");
  const source = `// A comment — with a dash.
function handle() {
  return "乲 ok";
}
exports.default = handle;
`;
  writeFileSync(file, source);
  writeFileSync(join(folder, "manifest.json"), "[]\n");
  await compactFunctions(folder);
  const text = readFileSync(file, "utf8");
  expect(text.length).toBeLessThan(source.length);
  expect(text).toMatch(/^[\x20-\x7e\n]+$/);
  const { default: handle } = createRequire(file)(file) as { default: () => string };
  expect([handle.name, handle()]).toEqual(["handle", "乲 ok"]);
  expect(readFileSync(join(folder, "manifest.json"), "utf8")).toBe("[]\n");
});
