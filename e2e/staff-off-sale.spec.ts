import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { addDays, getAgencyDay } from "../src/booking/calendar-day";
import { getNextDays } from "../src/booking/running-days";
import { LOCALE_CODES, type Locale } from "../src/config/locales";
import { formatDay } from "../src/i18n/format";
import { getFilePath, getPath } from "../src/i18n/routes";
import { loadContent } from "../src/testing/load-content";
import { findViolations } from "./support/axe";
import { getOffer } from "./support/offers";
import { expectServed } from "./support/publishing";
import { getTranslator } from "./support/sentences";
import type { SiteCopy } from "./support/site-copy";
import { test } from "./support/staff-test";
import { inventVisitor } from "./support/visitor";

// What visitors see of an offer that is paused, sold out for a day, hidden, or outside of its dates; each change is really published.
test.describe.configure({ mode: "serial", timeout: 360_000 });

const KEY = "natural-pool";
const NOTES: Record<Locale, string> = {
  en: "The boats are in the dock until May.",
  es: "Las lanchas están en el astillero hasta mayo.",
  it: "Le barche sono in cantiere fino a maggio.",
};
const { booking } = loadContent("settings/site").en;
const paths = LOCALE_CODES.map((locale) => [locale, getOffer(KEY, locale).path] as const);

/** Changes the offer's front matter in every language, as staff would. */
async function change(site: SiteCopy, getLines: (locale: Locale) => string): Promise<void> {
  await site.git("checkout", "--quiet", "--", "content");
  for (const locale of LOCALE_CODES) {
    const file = join(site.root, `content/excursions/${KEY}.${locale}.md`);
    const source = await readFile(file, "utf8");
    await writeFile(file, source.replace("\nduration_hours:", `\n${getLines(locale)}\nduration_hours:`));
  }
}

const ask = (page: Page, body: object) =>
  page.request.post("/api/contact", {
    data: { ...inventVisitor(), lang: "es", service: KEY, collection: "excursions", ...body },
  });

test("a paused offer keeps its page, says why, and takes no booking", async ({ page, site }) => {
  await change(site, (locale) => `sale: paused\npause_note: ${NOTES[locale]}`);
  for (const [locale, path] of paths) {
    const t = getTranslator(locale);
    await expectServed(page, path, NOTES[locale]);
    const html = await (await page.request.get(path)).text();
    expect(html.includes("InStock")).toBe(false);
    await page.goto(path);
    const panel = page.getByRole("complementary", { name: t("offer.paused") });
    await expect(panel).toContainText(NOTES[locale]);
    await expect(panel).not.toContainText("$");
    // What it names to the server's form is there for a visitor without scripts.
    await expect(panel.locator("input:not([type=hidden]), select")).toHaveCount(0);
    await expect(page.locator("#prices")).toHaveCount(0);
    await panel.getByRole("link", { name: t("booking.pause.ask") }).click();
    await expect(page).toHaveURL(`${getPath("contact", locale)}?service=${KEY}`);
    await expect(page.getByRole("main")).toContainText(t("booking.pause.text"));
    await page.goto(getPath("excursions", locale));
    const card = page.getByRole("article").filter({ hasText: getOffer(KEY, locale).title });
    await expect(card).toContainText(t("offer.paused"));
  }
  await page.goto(paths[0]?.[1] ?? "");
  expect(await findViolations(page)).toEqual([]);

  const refused = await ask(page, { port: "bayahibe", adults: 2 });
  expect([refused.status(), await refused.json()]).toEqual([
    422,
    { code: "invalid", fields: { service: "not-on-sale" } },
  ]);
  expect((await ask(page, { message: "¿Cuándo vuelve?" })).status()).toBe(200);
  const asked = await page.request.post(`/api/content/en/excursions/natural-pool-speedboat`, { data: {} });
  expect(await asked.json()).toMatchObject({ sale: "paused", pause_note: NOTES.en, prices: [] });
  await expectServed(page, "/sitemap.xml", `${paths[0]?.[1]}<`);
});

test("a day that is sold out is refused by the panel and by the server, with the next free one", async ({
  page,
  site,
}) => {
  const offer = getOffer(KEY, "en");
  const when = { offer, port: "bayahibe", rules: booking, now: Date.now() };
  const [day = "", next = ""] = getNextDays(when, 2, addDays(getAgencyDay(Date.now()), 30));
  await change(site, () => `closed_days:\n  - ${day}`);
  await expectServed(page, `/page-data${offer.path}/page-data.json`, day);
  await page.goto(`${offer.path}?port=bayahibe&date=${day}`);
  const sentence = getTranslator("en")("booking.days.sold-out", { day: formatDay(next, "en") });
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel("Day", { exact: true })).toHaveAttribute("aria-invalid", "true");
  const body = { port: "bayahibe", adults: 2 };
  const refused = await ask(page, { ...body, date: day });
  expect([refused.status(), await refused.json()]).toEqual([
    422,
    { code: "invalid", fields: { date: "sold-out" } },
  ]);
  expect((await ask(page, { ...body, date: next })).status()).toBe(200);
});

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

test("a hidden offer is nowhere, and who kept it or has its link is told kindly", async ({ page, site }) => {
  await change(site, () => "sale: hidden");
  await expectShown(page, false);
  const [, path = ""] = paths[1] ?? [];
  const t = getTranslator("es");
  // Without it the page for unknown addresses loads itself once more, and a click meanwhile is lost.
  await expectServed(page, "/page-data/404.html/page-data.json", '"path":"/404.html"');
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText(t("common.notFound.gone"));
  await page.getByRole("link", { name: t("common.error.offers") }).click();
  await expect(page).toHaveURL("/es/catalogo");
  await page.goto(`${getPath("shortlist", "es")}?list=${KEY}`);
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Natural pool");
  expect((await ask(page, { adults: 2 })).status()).toBe(422);
});

test("an offer goes by its last moment, although its own files have not changed since", async ({
  page,
  site,
}) => {
  await site.git("checkout", "--quiet", "--", "content");
  const began = Date.now();
  await expectShown(page, true);
  // Long enough for another publish, also on a machine that takes longer for one.
  const soon = Date.now() + Math.max(25_000, 3 * (Date.now() - began));
  const until = new Date(soon).toISOString();
  await change(site, () => `publish_until: ${until}`);
  const getDocument = async () =>
    (await page.request.post("/api/content/en/excursions/natural-pool-speedboat", { data: {} })).text();
  await expect.poll(getDocument, { timeout: 90_000 }).toContain(until);
  await expect.poll(() => Date.now() > soon, { timeout: 180_000 }).toBe(true);
  // No file changes but another one: the offer's own nodes are those of the last publishing.
  const other = join(site.root, "content/pages/terms.json");
  await writeFile(other, (await readFile(other, "utf8")).replace('"title": "', '"title": "× '));
  await expectServed(page, getPath("terms", "en"), "× ");
  await expectShown(page, false);
});
