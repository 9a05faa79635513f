/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { hashStyles } from "./webpack-config";

it("the hash of all styles changes with each of them, and with nothing else", () => {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "parts"));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return hashStyles(folder);
  };
  const first = write("parts/a.module.css", ".a { color: red }");
  expect(write("parts/a.tsx", "export const a = 1;")).toBe(first);
  expect(write("parts/a.module.css", ".a { color: blue }")).not.toBe(first);
  expect(write("parts/a.module.css", ".a { color: red }")).toBe(first);
});
