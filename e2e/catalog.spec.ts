import type { Page } from "@playwright/test";

import { getPath } from "../src/domain/i18n/routes";
import { findViolations } from "./support/whole-page";
import { getOffer, loadContent, OFFERS } from "./support/fixture";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

const catalogPage = loadContent("pages/catalog");
const t = getTranslator("en");
const ENGLISH = OFFERS.filter(({ locale }) => locale === "en");

const getBox = (page: Page) => page.getByRole("searchbox", { name: t("catalog.words") });
const getStatus = (page: Page) => page.getByRole("main").getByRole("status");
const getTitles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const choose = (page: Page, name: string) => page.getByRole("checkbox", { name }).check();

test("filters narrow the list, are announced, taken off by Back one by one, and nothing found has a way out", async ({
  page,
}) => {
  const excursions = ENGLISH.filter(({ collection }) => collection === "excursions");
  const adventures = excursions.filter(({ category_tags }) => category_tags.includes("adventure"));
  expect(adventures.length).toBeLessThan(excursions.length);
  await open(page, "/catalog");
  await choose(page, t("catalog.types.excursions"));
  await expect(getStatus(page)).toHaveText(t("catalog.count", { count: excursions.length }));
  await expect(page).toHaveURL("/catalog?type=excursions");
  await page.getByText(t("catalog.more"), { exact: true }).click();
  await choose(page, t("offer.tags.adventure"));
  await expect(getStatus(page)).toHaveText(t("catalog.count", { count: adventures.length }));
  await expect(page).toHaveURL("/catalog?type=excursions&tag=adventure");
  const title = await getTitles(page).first().innerText();
  await getTitles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const count of [adventures.length, excursions.length]) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(catalogPage.en.title);
    await expect(getStatus(page)).toHaveText(t("catalog.count", { count }));
  }
  await page.goBack();
  await expect(getStatus(page)).toHaveText("");

  await open(page, "/catalog?type=services&tag=adventure");
  await expect(page.getByText(t("catalog.none"))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("catalog.clear") })
    .last()
    .click();
  await expect(page).toHaveURL("/catalog");
  await expect(getBox(page)).toBeFocused();
  await expect(getStatus(page)).toHaveText(t("catalog.total", { count: ENGLISH.length }));
});

test("the search finds misspelled words, loads its index late, and the address keeps it", async ({
  page,
}) => {
  const { title } = getOffer("airport-transfer", "en");
  const indexes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("search-index")) indexes.push(pathname);
  });
  await open(page, "/catalog");
  await page.waitForLoadState("networkidle");
  expect(indexes).toEqual([]);
  await getBox(page).pressSequentially("airpotr transfer");
  await expect(getTitles(page).first()).toHaveText(title);
  expect(indexes).toEqual(["/search-index.json"]);
  await expect(page).toHaveURL("/catalog?q=airpotr+transfer");
  // Enter must not load the page anew.
  await page.keyboard.press("Enter");
  await expect(getBox(page)).toBeFocused();
  await page.reload();
  await expect(getBox(page)).toHaveValue("airpotr transfer");
  await expect(getTitles(page).first()).toHaveText(title);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is listed, and plain links filter it", async ({ page }) => {
    const locale = "it";
    const say = getTranslator(locale);
    const offers = OFFERS.filter((offer) => offer.locale === locale);
    await page.goto(getPath("catalog", locale));
    const cards = page.getByRole("main").locator("li[data-size]");
    await expect(cards).toHaveCount(offers.length);
    await expect(page.getByRole("search")).toBeHidden();
    await page.getByRole("link", { name: say("offer.tags.nature"), exact: true }).click();
    const tagged = offers.filter(({ category_tags }) => category_tags.includes("nature"));
    await expect(cards.filter({ visible: true })).toHaveCount(tagged.length);
    await page.getByRole("link", { name: say("catalog.everything") }).click();
    await expect(cards.filter({ visible: true })).toHaveCount(offers.length);
  });
});
