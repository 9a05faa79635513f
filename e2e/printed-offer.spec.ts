import { LOCALE_CODES } from "../src/config/locales";
import { IS_FULL } from "../src/testing/combine";
import { OFFERS, type Offer } from "./support/offers";
import { standStill } from "./support/small-picture";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const FULLEST = IS_FULL ? 6 : 2;

/** Gets how much of an offer goes on paper, in letters. */
function getPrintedLength({ itinerary, pickup, included, not_included, bring, prices }: Offer): number {
  return JSON.stringify([itinerary, pickup, included, not_included, bring, prices]).length;
}

/** Counts the sheets of a printed document; Chromium writes each page as an object of its own, in plain text. */
function countSheets(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe("on paper", () => {
  // Nothing on a sheet needs a script; without them a page is there at once.
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALE_CODES) {
    test(`even the fullest offers in "${locale}" take one sheet`, async ({ page }) => {
      await standStill(page, "2026-11-21T14:30:00Z");
      const sheets: Record<string, number> = {};
      const offers = OFFERS.filter((offer) => offer.locale === locale)
        .sort((a, b) => getPrintedLength(b) - getPrintedLength(a))
        .slice(0, FULLEST);
      for (const { path } of offers) {
        await page.goto(path);
        sheets[path] = countSheets(await page.pdf({ format: "A4", preferCSSPageSize: true }));
      }
      expect(sheets).toEqual(Object.fromEntries(offers.map(({ path }) => [path, 1])));
    });
  }

  test("an offer has the QR code of its page and lines for what is agreed, and nothing for screens only", async ({
    page,
  }) => {
    const t = getTranslator("en");
    await page.emulateMedia({ media: "print" });
    await page.goto(OFFERS.find(({ key, locale }) => key === "saona-island" && locale === "en")?.path ?? "");
    await expect(page.getByRole("img", { name: t("offer.qrCode") })).toBeVisible();
    for (const label of ["reference", "date", "port", "party"] as const)
      await expect(page.locator("[data-printed]").getByText(t(`booking.facts.${label}`))).toBeVisible();
    await expect(page.getByRole("link", { name: t("common.skipToContent") })).toBeHidden();
    // There may be many of them.
    await expect(page.getByRole("heading", { name: t("offer.reviews.title") })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    const buttons = await page.locator("button").all();
    expect(buttons.length).toBeGreaterThan(5);
    await page.emulateMedia({ media: "print" });
    for (const button of buttons) await expect(button).toBeHidden();
  });
});

test("the test itself notices a second sheet", async ({ page }) => {
  await page.setContent(`<p style="block-size: 20cm">One</p><p style="block-size: 20cm">Two</p>`);
  expect(countSheets(await page.pdf({ format: "A4" }))).toBe(2);
});
