import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { getFilePath, getPath } from "../../src/domain/i18n/routes";
import { getOffer } from "../support/fixture";
import { expectServed, test } from "../support/editor";
import { getTranslator } from "../support/texts";
import type { EditedSite } from "../support/site-copy";

test.describe.configure({ mode: "serial", timeout: 360_000 });

const KEY = "coral-key";
const paths = LOCALE_CODES.map((locale) => [locale, getOffer(KEY, locale).path] as const);

/** Changes a fact of the offer, as staff would. */
async function change(site: EditedSite, line: string): Promise<void> {
  await site.git("checkout", "--quiet", "--", "content");
  const file = join(site.root, `content/excursions/${KEY}/offer.yml`);
  const source = await readFile(file, "utf8");
  await writeFile(file, source.replace("\nduration_hours:", `\n${line}\nduration_hours:`));
}

/** Everywhere where the site names an offer. */
async function expectShown(page: Page, isShown: boolean): Promise<void> {
  for (const [locale, path] of paths) {
    const getStatus = async () => (await page.request.get(path)).status();
    await expect.poll(getStatus, { timeout: 90_000 }).toBe(isShown ? 200 : 404);
    for (const list of ["excursions", "catalog", "shortlist"] as const)
      await expectServed(page, `/page-data${getPath(list, locale)}/page-data.json`, `"${path}"`, isShown);
    await expectServed(page, getFilePath("offersFeed", locale), `${path}"`, isShown);
    if (!isShown) await expectServed(page, getFilePath("newsFeed", locale), `${path}<`, false);
    await expectServed(page, getFilePath("searchIndex", locale), `"${KEY}"`, isShown);
    await expectServed(page, "/sitemap.xml", `${path}<`, isShown);
    const answer = await page.request.post(`/api/content/${locale}/excursions`, { data: { only: ["key"] } });
    expect(JSON.stringify(await answer.json()).includes(`"${KEY}"`)).toBe(isShown);
  }
}

test("an offer goes by its last moment, although its own files have not changed since", async ({
  page,
  site,
}) => {
  await site.git("checkout", "--quiet", "--", "content");
  const began = Date.now();
  await expectShown(page, true);
  // Long enough for another publish, also on a machine that takes longer for one.
  const soon = Date.now() + Math.max(60_000, 3 * (Date.now() - began));
  const until = new Date(soon).toISOString();
  await change(site, `publish_until: ${until}`);
  const getDocument = async () =>
    (await page.request.post("/api/content/en/excursions/coral-key", { data: {} })).text();
  await expect.poll(getDocument, { timeout: 90_000 }).toContain(until);
  await expect.poll(() => Date.now() > soon, { timeout: 180_000 }).toBe(true);
  // No file changes but another one: the offer's own nodes are those of the last publishing.
  const other = join(site.root, "content/pages/terms.json");
  await writeFile(other, (await readFile(other, "utf8")).replace('"title": "', '"title": "× '));
  await expectServed(page, getPath("terms", "en"), "× ");
  await expectShown(page, false);
  // Without it the page for unknown addresses loads itself once more.
  await expectServed(page, "/page-data/404.html/page-data.json", '"path":"/404.html"');
  await page.goto(getOffer(KEY, "es").path);
  await expect(page.getByRole("main")).toContainText(getTranslator("es")("common.notFound.gone"));
});
