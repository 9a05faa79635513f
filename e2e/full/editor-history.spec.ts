import { expect } from "@playwright/test";
import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Locale, LOCALE_CODES } from "../../src/domain/config/locales";
import { getOfferFile } from "../../src/content/offer-file";
import { getOffer } from "../support/fixture";
import type { EditedSite } from "../support/site-copy";
import {
  expectRefused,
  expectServed,
  getFields,
  getForm,
  openEditor,
  reopenEditor,
  test,
} from "../support/editor";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

/** Gets the file of an activity's texts, relative to the root. */
function getActivityFile(key: string, locale: Locale): string {
  return `content/${getOfferFile({ collection: "activities", key, locale })}`;
}

/** Adds an activity that no other entry names, so that it may be deleted: a copy of the night dive, committed. */
async function addActivity(site: EditedSite, key: string): Promise<void> {
  await cp(join(site.root, "content/activities/night-reef"), join(site.root, `content/activities/${key}`), {
    recursive: true,
  });
  for (const locale of LOCALE_CODES) {
    const source = await readFile(join(site.root, getActivityFile("night-reef", locale)), "utf8");
    const copy = source.replace(/^url_slug: .*$/m, `url_slug: ${key}-${locale}`);
    await writeFile(join(site.root, getActivityFile(key, locale)), copy);
  }
  await site.git("add", "--all");
  await site.git("commit", "--quiet", "--message", "Add an activity");
}

test("an entry that others name is kept; another one goes after a question, and the bin brings it back in all languages", async ({
  page,
  site,
}) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  const key = "try-dive";
  const isThere = () =>
    LOCALE_CODES.map((locale) => existsSync(join(site.root, getActivityFile(key, locale))));
  // A file that goes while Gatsby reads it costs a full build.
  const expectPage = (isShown: boolean) => expectServed(page, "/sitemap.xml", `${key}-it`, isShown);
  await openEditor(page, "excursions/entries/coral-key");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expectRefused(page, `${getOffer("river-cave", "en").title} · Related in our catalog: names this`);
  expect(existsSync(join(site.root, "content/excursions/coral-key/es.md"))).toBe(true);

  await addActivity(site, key);
  await expectPage(true);
  await reopenEditor(page, `activities/entries/${key}`);
  await expect(getFields(getForm(page), "Title").first()).not.toHaveValue("");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect.poll(isThere).toEqual([false, false, false]);
  expect(questions.join()).toContain("in all languages? It stays in the bin");
  // The bin reads commits, which follow the files.
  const file = getActivityFile(key, "en");
  await expect.poll(() => site.git("log", "--diff-filter=D", "--format=%h", "--", file)).not.toBe("");
  await expectPage(false);
  await page.getByRole("button", { name: "Bin" }).click();
  await page.getByRole("dialog", { name: "Bin" }).getByRole("button", { name: "Bring back" }).first().click();
  await expect.poll(isThere).toEqual([true, true, true]);
  await expectPage(true);
});
