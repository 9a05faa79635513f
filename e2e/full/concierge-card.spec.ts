import { LOCALE_CODES } from "../../src/domain/config/locales";
import { CONCIERGE_CARD_HASH } from "../../src/domain/i18n/routes";
import { findViolations } from "../support/whole-page";
import { getOffer, OFFERS } from "../support/fixture";
import { open, showFonts } from "../support/open";
import { getTranslator } from "../support/texts";
import { expect, test } from "../support/test";

// One card and its print: e2e/print.spec.ts.
for (const locale of LOCALE_CODES)
  test(`the cards in "${locale}" are accessible, fit 320 px, hold their text and lead back`, async ({
    page,
  }) => {
    test.slow();
    const t = getTranslator(locale);
    const offer = getOffer("coral-key", locale);
    const sheet = page.getByRole("article", { name: t("card.preview") });
    await open(page, offer.path + CONCIERGE_CARD_HASH);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolations(page), `axe at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("link", { name: t("card.back", { title: offer.title }) }).click();
    await expect(page.getByRole("heading", { level: 1, name: offer.title, exact: true })).toBeVisible();
    await expect(sheet).toBeHidden();
    for (const { path, title } of OFFERS.filter((each) => each.locale === locale)) {
      await page.goto(path + CONCIERGE_CARD_HASH, { waitUntil: "domcontentloaded" });
      await showFonts(page);
      const rest = await sheet.evaluate((card) => card.clientHeight - card.scrollHeight);
      expect(rest, `${title} overflows`).toBe(0);
    }
  });
