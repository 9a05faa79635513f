import type { Page } from "@playwright/test";

import { isAdmitted } from "../src/booking/admitted-party";
import { getLocale, LOCALE_CODES } from "../src/config/locales";
import { formatPrice } from "../src/i18n/format";
import { getPath } from "../src/i18n/routes";
import { getChatUrl } from "../src/lib/chat-url";
import { combine } from "../src/testing/combine";
import { loadContent } from "../src/testing/load-content";
import { getOffer, OFFERS, type Offer } from "./support/offers";
import { open, waitUntilAlive } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const ports = loadContent("settings/ports");
const site = loadContent("settings/site");

/** Per person with a minimum in Punta Cana, for two persons and for nobody under 6, for a whole boat. */
const PRICED = ["saona-island", "buggy-cane-fields", "sailing-catamaran"];

function getExpectedRows({ locale, prices, price_basis }: Offer): string[][] {
  const t = getTranslator(locale);
  return prices.map(({ port, adult, child }) => [
    ports[locale].ports.find(({ key }) => key === port)?.name ?? "",
    formatPrice(adult, locale),
    ...(price_basis === "per-boat"
      ? []
      : [child === undefined ? t("offer.prices.none") : formatPrice(child, locale)]),
  ]);
}

function getExpectedNotes(offer: Offer): string[] {
  const { locale, price_basis, minimum_party } = offer;
  const notes = site[locale].price_notes;
  if (price_basis === "per-boat") return [];
  const hasMinimum = minimum_party.some(({ port, persons }) => port === "punta-cana" && persons > 1);
  return [
    ...(hasMinimum ? [notes.punta_cana_minimum] : []),
    ...(price_basis === "per-2-persons" ? [notes.per_two] : []),
    ...(isAdmitted("smallChildren", offer) ? [notes.small_children] : []),
  ];
}

async function readCells(page: Page, offer: Offer, part: "tbody" | "tfoot"): Promise<string[][]> {
  const t = getTranslator(offer.locale);
  const table = page.getByRole("table", { name: t("offer.prices.caption", { title: offer.title }) });
  const rows = await table.locator(`${part} tr`).all();
  return Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()));
}

for (const [key, locale] of combine([PRICED, LOCALE_CODES]))
  test(`the prices of ${key} in "${locale}" are listed by port, with their notes`, async ({ page }) => {
    const t = getTranslator(locale);
    const offer = getOffer(key, locale);
    await page.goto(offer.path);
    const region = page.getByRole("region", { name: t("offer.prices.title") });
    await expect(
      region.getByText(t(`offer.prices.basis.${offer.price_basis}`), { exact: true }),
    ).toBeVisible();
    expect(await readCells(page, offer, "tbody")).toEqual(getExpectedRows(offer));
    expect(await readCells(page, offer, "tfoot")).toEqual(getExpectedNotes(offer).map((note) => [note]));
  });

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);

  test(`“${t("offer.bookNow")}” opens a chat about the offer, “${t("offer.contact")}” the form about it`, async ({
    page,
  }) => {
    const offer = getOffer("saona-island", locale);
    await open(page, offer.path);
    const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
    const text = t("booking.chatText", { service: offer.title, language: getLocale(locale).name });
    const book = panel.getByRole("link", { name: t("offer.bookNow") });
    const href = (await book.getAttribute("href")) ?? "";
    expect(href).toBe(getChatUrl(site[locale].whatsappNumber, text));
    expect(new URL(href).searchParams.get("text")).toBe(text);
    expect(new URL(href).pathname).toMatch(/^\/\d+$/);

    await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
    await expect(page).toHaveURL(`${getPath("contact", locale)}?service=${offer.key}`);
    await expect(page.getByText(t("contact.about", { title: offer.title }))).toBeVisible();
  });
}

test("an offer leads to its related ones", async ({ page }) => {
  const locale = "it";
  const offer = getOffer("saona-island", locale);
  await open(page, offer.path);
  const related = page.getByRole("region", { name: getTranslator(locale)("offer.related") });
  for (const key of offer.related) {
    const { title, path } = getOffer(key, locale);
    await expect(related.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", path);
  }
  const first = getOffer(offer.related[0] ?? "", locale);
  await related.getByRole("link", { name: first.title, exact: true }).click();
  await expect(page).toHaveURL(first.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.title);
});

test("an offer without prices has no price table and says that the price is given on request", async ({
  page,
}) => {
  const offer = getOffer("beach-wedding", "en");
  await page.goto(offer.path);
  await expect(page.getByRole("region", { name: "Prices" })).toHaveCount(0);
  const panel = page.getByRole("complementary", { name: "Book now" });
  await expect(panel.getByText("Price on request")).toBeVisible();
});

test("the questions open and close with the keyboard", async ({ page }) => {
  const [first] = getOffer("saona-island", "en").faq;
  await open(page, getOffer("saona-island", "en").path);
  const faq = page.getByRole("region", { name: "FAQ" });
  const answer = faq.getByText(first?.answer ?? "");
  await expect(answer).toBeHidden();
  await faq.getByText(first?.question ?? "", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(answer).toBeHidden();
});

test("the still picture of a video is loaded near the viewport, and not before", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, getOffer("saona-island", "en").path);
  const video = page.locator("video");
  const still = page.locator("div:has(> video) img");
  const getWidth = () => still.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await getWidth()).toBe(0);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(getWidth).toBeGreaterThan(0);
  // The player lies on it and takes its whole place.
  await expect(async () => expect(await video.boundingBox()).toEqual(await still.boundingBox())).toPass({
    timeout: 30_000,
  });
});

test.describe("without a connection", () => {
  test.use({ tolerated: /net::ERR_FAILED/ });

  test("a picture's link opens its file, and the page stays intact", async ({ page }) => {
    const offer = getOffer("saona-island", "en");
    await open(page, offer.path);
    await page.route("**/*.js", (route) => route.abort());
    const cover = page.getByRole("main").getByRole("link", { name: offer.cover.alt }).first();
    await cover.click();
    await expect(page).toHaveURL(/\/static\/.+\.jpg$/);

    await page.unroute("**/*.js");
    await page.goBack();
    await waitUntilAlive(page);
    await cover.click();
    await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    await expect(page).toHaveURL(offer.path);
  });
});

for (const locale of LOCALE_CODES) {
  test(`the lists and the catalog in "${locale}" lead to every offer`, async ({ request }) => {
    const offers = OFFERS.filter((offer) => offer.locale === locale);
    const catalog = await (await request.get(getPath("catalog", locale))).text();
    const lists = new Map<string, string>();
    for (const list of ["excursions", "activities", "services"] as const)
      lists.set(list, await (await request.get(getPath(list, locale))).text());
    for (const { path, collection } of offers) {
      expect(catalog, `the catalog links ${path}`).toContain(`href="${path}"`);
      expect(lists.get(collection) ?? catalog, `its list links ${path}`).toContain(`href="${path}"`);
    }
  });
}
