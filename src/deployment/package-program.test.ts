/** @jest-environment node */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { copyGuides } from "./package-program";

it("leads from a packaged guide to what the package has, though it lies in the repository", async () => {
  const root = makeTemporaryFolder();
  const write = async (path: string, text: string) => {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await write("docs/staff/README.md", "# Staff");
  await write("bench/results.md", "# Measured");
  await write("dist/.env.example", "");
  await write(
    "docs/hosting/README.md",
    "[settings](../../.env.example), [figures](../../bench/results.md), [staff](../staff/README.md#top), [why](../decisions/0001.md), [other](netlify.md)",
  );
  await copyGuides(join(root, "docs"), join(root, "dist"));
  expect(await readFile(join(root, "dist/hosting/README.md"), "utf8")).toBe(
    "[settings](../.env.example), figures, [staff](../staff/README.md#top), why, [other](netlify.md)",
  );
});
