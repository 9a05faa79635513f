import type { Page } from "@playwright/test";

import { getLocale, LOCALE_CODES } from "../src/config/locales";
import { getPath } from "../src/i18n/routes";
import { getChatUrl } from "../src/lib/chat-url";
import { loadContent } from "../src/testing/load-content";
import { findViolations } from "./support/axe";
import { getOffer, OFFERS } from "./support/offers";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const site = loadContent("settings/site");
const catalogPage = loadContent("pages/catalog");

const t = getTranslator("en");
const WIDTHS = [360, 1280];

const getBox = (page: Page) => page.getByRole("searchbox", { name: t("catalog.words") });
const getStatus = (page: Page) => page.getByRole("main").getByRole("status");
const getTitles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
/** On narrow screens the filters are a sheet, on wide ones some are folded. */
async function openFilters(page: Page, width: number) {
  if (width < 1024) await page.locator("form[role=search] button[aria-expanded]").click();
  else await page.getByText(t("catalog.more"), { exact: true }).click();
}
const choose = (page: Page, name: string) => page.getByRole("checkbox", { name }).check();

/* On phones, Back closes the sheet first: narrow-catalog.spec.ts. */
test("filters narrow the list, are announced, and the back button takes them off one by one", async ({
  page,
}) => {
  await open(page, "/catalog");
  const services = OFFERS.filter(({ locale, collection }) => locale === "en" && collection === "services");
  await openFilters(page, 1280);
  await choose(page, t("catalog.types.services"));
  await expect(getStatus(page)).toHaveText(t("catalog.count", { count: services.length }));
  await expect(page).toHaveURL("/catalog?type=services");
  await choose(page, t("catalog.needs.pregnant"));
  const fitting = services.filter(({ suits }) => suits.includes("pregnant"));
  await expect(getStatus(page)).toHaveText(t("catalog.count", { count: fitting.length }));
  await expect(page).toHaveURL("/catalog?type=services&suits=pregnant");
  await page.goBack();
  await expect(getStatus(page)).toHaveText(t("catalog.count", { count: services.length }));
  await page.goBack();
  await expect(getStatus(page)).toHaveText("");
  await expect(page.getByRole("heading", { level: 2, name: "Excursions" })).toBeVisible();
  await page.goForward();
  await expect(getStatus(page)).toHaveText(t("catalog.count", { count: services.length }));
});

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("it is accessible with and without results", async ({ page }) => {
      await open(page, "/catalog");
      await openFilters(page, width);
      expect(await findViolations(page)).toEqual([]);
      await choose(page, t("catalog.types.excursions"));
      await expect(getStatus(page)).not.toHaveText("");
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test("the search finds misspelled words, loads its index late, and the address keeps it", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await open(page, "/catalog");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => path.includes("search-index"))).toEqual([]);
  await getBox(page).pressSequentially("humpback wales");
  await expect(getTitles(page).first()).toHaveText(getOffer("samana-whales", "en").title);
  expect(requests.filter((path) => path.includes("search-index"))).toEqual(["/search-index.json"]);
  await expect(page).toHaveURL("/catalog?q=humpback+wales");
  await page.reload();
  await expect(getBox(page)).toHaveValue("humpback wales");
  await expect(getTitles(page).first()).toHaveText(getOffer("samana-whales", "en").title);
});

test("the link to the catalog takes all filters off, and an offer's page leads back to them", async ({
  page,
}) => {
  await open(page, "/catalog?tag=wildlife");
  await expect(getStatus(page)).not.toHaveText("");
  const first = getTitles(page).first();
  const title = await first.innerText();
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL("/catalog?tag=wildlife");
  await expect(getTitles(page).first()).toHaveText(title);
  await page.getByRole("contentinfo").getByRole("link", { name: "Catalogue" }).click();
  await expect(page).toHaveURL("/catalog");
  await expect(getStatus(page)).toHaveText("");
});

test("nothing found has a way out", async ({ page }) => {
  await open(page, "/catalog?type=services&tag=wildlife");
  await expect(page.getByText(t("catalog.none"))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("catalog.clear") })
    .last()
    .click();
  await expect(page).toHaveURL("/catalog");
  await expect(page.getByText(t("catalog.none"))).toBeHidden();
  await expect(getBox(page)).toBeFocused();
  const count = OFFERS.filter(({ locale }) => locale === "en").length;
  await expect(getStatus(page)).toHaveText(t("catalog.total", { count }));
});

test("it can be used with the keyboard alone", async ({ page }) => {
  await open(page, "/catalog");
  await getBox(page).focus();
  await page.keyboard.type("saona");
  await expect(getTitles(page).first()).toHaveText(getOffer("saona-island", "en").title);
  // Enter must not load the page anew.
  await page.keyboard.press("Enter");
  await expect(getBox(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: t("catalog.types.excursions") })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/catalog?q=saona&type=excursions");
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: t("catalog.port") })).toBeVisible();
});

test("the order can be that of prices", async ({ page }) => {
  await open(page, "/catalog?sort=price");
  await expect(getStatus(page)).not.toHaveText("");
  const prices = await page
    .getByRole("main")
    .locator("article")
    .getByText(/^from \$/)
    .filter({ visible: true })
    .allInnerTexts();
  const amounts = prices.map((price) => Number(price.replace(/\D*([\d,]+).*/, "$1").replace(",", "")));
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});

test.describe("an index that cannot be loaded", () => {
  test.use({ tolerated: /503/ });

  test("leaves a search of titles", async ({ page }) => {
    await page.route("**/search-index.json", (route) => route.fulfill({ status: 503, body: "" }));
    await open(page, "/catalog");
    await getBox(page).pressSequentially("yacht");
    await expect(getTitles(page).first()).toHaveText(getOffer("motor-yacht", "en").title);
  });
});

for (const locale of LOCALE_CODES) {
  test.describe(`without JavaScript in "${locale}"`, () => {
    test.use({ javaScriptEnabled: false });

    test("everything is listed, and plain links filter it", async ({ page }) => {
      const say = getTranslator(locale);
      await page.goto(getPath("catalog", locale));
      const cards = page.getByRole("main").locator("li:has(article)");
      const offers = OFFERS.filter((offer) => offer.locale === locale);
      await expect(cards).toHaveCount(offers.length);
      await expect(page.getByRole("search")).toBeHidden();
      await page.getByRole("link", { name: say("offer.tags.wildlife"), exact: true }).click();
      const tagged = offers.filter(({ category_tags }) => category_tags.includes("wildlife"));
      await expect(cards.filter({ visible: true })).toHaveCount(tagged.length);
      await page.getByRole("link", { name: "Punta Cana", exact: true }).click();
      const fromPort = offers.filter(({ ports }) => ports.includes("punta-cana"));
      await expect(cards.filter({ visible: true })).toHaveCount(fromPort.length);
      await page.getByRole("link", { name: say("catalog.everything") }).click();
      await expect(cards.filter({ visible: true })).toHaveCount(offers.length);
    });
  });
}

for (const locale of LOCALE_CODES)
  test(`“Reserve now” in "${locale}" opens a chat with the wish to reserve`, async ({ page }) => {
    const say = getTranslator(locale);
    await open(page, getPath("catalog", locale));
    const reserve = page.getByRole("main").getByRole("link", { name: catalogPage[locale].reserve_button });
    const words = say("common.chatText.reserve", { language: getLocale(locale).name });
    await expect(reserve).toHaveAttribute("href", getChatUrl(site[locale].whatsappNumber, words));
  });
