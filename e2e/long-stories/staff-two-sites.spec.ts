import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expectServed } from "../support/publishing";
import { test } from "../support/staff-test";

test.describe.configure({ timeout: 240_000 });
test.afterEach(({ site }) => site.reset());

test("two sites in one folder both show each change, and neither removes the other's files", async ({
  page,
  site,
}) => {
  const file = join(site.root, "content/excursions/saona-island.en.md");
  const good = await readFile(file, "utf8");
  const other = await site.startAnother();
  for (const words of ["title: First ", "title: "]) {
    await writeFile(file, good.replace("title: ", words));
    for (const url of [site.url, other.url])
      await expectServed(page, `${url}/excursions/saona-island`, "First ", words.includes("First"));
  }
  await other.stop();
});
