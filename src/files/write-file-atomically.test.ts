/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { writeFileAtomically } from "./write-file-atomically.mjs";

describe("a file that is written by renaming a draft", () => {
  it("replaces the old one, in a folder that is made if need be", async () => {
    const path = join(makeTemporaryFolder(), "new", "file");
    await writeFileAtomically(path, "one");
    await writeFileAtomically(path, "two");
    expect(readFileSync(path, "utf8")).toBe("two");
  });

  it("leaves no draft behind when it cannot be written or renamed", async () => {
    const folder = makeTemporaryFolder();
    mkdirSync(join(folder, "taken"));
    await expect(writeFileAtomically(join(folder, "taken"), "x")).rejects.toThrow();
    await expect(writeFileAtomically(join(folder, "file"), 7 as unknown as string)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(["taken"]);
  });
});
