import { LOCALE_CODES } from "../../src/domain/config/locales";
import { CONCIERGE_CARD_HASH } from "../../src/domain/i18n/routes";
import { findViolations } from "../support/whole-page";
import { getOffer, OFFERS } from "../support/fixture";
import { open, showFonts } from "../support/open";
import { getTranslator } from "../support/texts";
import { expect, test } from "../support/test";

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);
  const offer = getOffer("coral-key", locale);

  test(`the card in "${locale}" leads to its offer, is accessible and fits 320 px`, async ({ page }) => {
    await open(page, offer.path + CONCIERGE_CARD_HASH);
    await expect(page.getByRole("heading", { name: t("card.title", { title: offer.title }) })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.getByLabel(t("card.source")).fill("Hotel Sol");
    const sheet = page.getByRole("article", { name: t("card.preview") });
    await expect(sheet.getByText(t("common.chatText.source", { source: "Hotel Sol" }))).toBeVisible();
    // The longest name that a partner may have.
    await page
      .getByLabel(t("card.source"))
      .fill("Hotel Villas Jardines de la Playa de Bayahibe y Dominicus 12");
    expect(await sheet.evaluate((card) => card.clientHeight - card.scrollHeight)).toBe(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolations(page), `axe at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const bar = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--bottom-bar"));
    expect(await bar()).toBe("");
    await page.getByRole("link", { name: t("card.back", { title: offer.title }) }).click();
    await expect(page.getByRole("heading", { level: 1, name: offer.title, exact: true })).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  test(`the text of the cards in "${locale}" fits on them`, async ({ page }) => {
    test.slow();
    const offers = OFFERS.filter((each) => each.locale === locale);
    for (const { path, title } of offers) {
      await page.goto(path + CONCIERGE_CARD_HASH, { waitUntil: "domcontentloaded" });
      await showFonts(page);
      const sheet = page.getByRole("article", { name: t("card.preview") });
      const rest = await sheet.evaluate((card) => card.clientHeight - card.scrollHeight);
      expect(rest, `${title} overflows`).toBe(0);
    }
  });

  test(`the card's old address in "${locale}" leads to it`, async ({ page }) => {
    const segment = { en: "card", es: "tarjeta", it: "scheda" }[locale];
    await open(page, `${offer.path}/${segment}?source=Hotel+Sol`);
    await expect(page).toHaveURL(`${offer.path}?source=Hotel+Sol${CONCIERGE_CARD_HASH}`);
    await expect(page.getByLabel(t("card.source"))).toHaveValue("Hotel Sol");
  });
}
