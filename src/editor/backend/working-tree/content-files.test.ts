/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { writeFiles } from "./content-files";

const [ONE, TWO] = ["content/excursions/one/en.md", "content/excursions/two/en.md"];

describe("a change that cannot be written", () => {
  it("leaves every file as it was, and no drafts", async () => {
    const root = makeTemporaryFolder();
    mkdirSync(join(root, "content/excursions/one"), { recursive: true });
    writeFileSync(join(root, ONE), "before");
    // What cannot be written stands for a disk that is full.
    const files = new Map([
      [ONE, "after"],
      [TWO, 7 as unknown as string],
    ]);
    await expect(writeFiles(root, files)).rejects.toThrow();
    expect(readFileSync(join(root, ONE), "utf8")).toBe("before");
    expect(readdirSync(join(root, "content/excursions/one"))).toEqual(["en.md"]);
  });
});
