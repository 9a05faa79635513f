import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expectServed } from "../support/publishing";
import { startSiteCopy } from "../support/site-copy";
import { test } from "../support/editor-test";

test.describe.configure({ timeout: 240_000 });

test("two sites in one folder both show each change, and neither removes the other's files", async ({
  page,
  site,
}) => {
  const file = join(site.root, "content/excursions/coral-key/en.md");
  const good = await readFile(file, "utf8");
  const other = await startSiteCopy();
  for (const words of ["title: First ", "title: "]) {
    await writeFile(file, good.replace("title: ", words));
    for (const url of [site.url, other.url])
      await expectServed(page, `${url}/excursions/coral-key`, "First ", words.includes("First"));
  }
  await other.stop();
});
