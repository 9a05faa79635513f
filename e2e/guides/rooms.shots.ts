import { expect as expectSoon, test } from "@playwright/test";

import { inDays } from "../support/quotes";
import { getPart } from "../support/inbox";
import { inviteGuest } from "../support/reviews";
import { getStaffText, getTranslator } from "../support/texts";
import { openDevice } from "../support/staff-site";
import { GUIDE_LOCALES, GUIDE_PIXELS, takeGuidePicture } from "./guide-tools";
import { FULL_DAY, startGuideSeason, type GuideSeason } from "./guide-season";

// Not tests: the pictures of the guides to Departures, Reviews, Letters and Partners. Each language has a site in the middle of its season.
test.describe.configure({ mode: "default", timeout: 300_000 });
test.use({ actionTimeout: 60_000 });

/** Pictures have time. */
const expect = expectSoon.configure({ timeout: 60_000 });
const WINDOW = { width: 1280, height: 860 };
const PHONE = { viewport: { width: 400, height: 900 }, deviceScaleFactor: GUIDE_PIXELS, hasTouch: true };
const LETTER = "2027-01-whale-season";
const PARTNER = "hotel-brisa-de-coral";

const GOOD = {
  en: "Clear water, and a guide who knew every beach. Lunch on the sand was the best part of our week.",
  es: "El agua era clara y el guía conocía cada playa. La comida en la arena fue lo mejor de la semana.",
};
const BAD = {
  en: "We waited for an hour at the pier and nobody told us why.",
  es: "Esperamos una hora en el muelle y nadie nos dijo por qué.",
};
const REASON = [
  "The sea is too high. You get your money back.",
  "El mar está demasiado alto. Te devolvemos el dinero.",
] as const;

for (const locale of GUIDE_LOCALES)
  test.describe(locale, () => {
    let season: GuideSeason;
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(300_000);
      season = await startGuideSeason(browser, locale);
    });
    test.afterAll(() => season.site.stop());
    test.beforeEach(() => season.page.setViewportSize(WINDOW));

    test(`departures, ${locale}`, async () => {
      const { page } = season;
      const day = `#saona-island/${inDays(FULL_DAY)}`;
      await page.goto("/admin/departures");
      await expect(page.locator(`a[href="${day}"]`)).toBeVisible();
      await takeGuidePicture(page, `departures-list.${locale}`);
      await page.locator(`a[href="${day}"]`).click();
      await expect(page.getByRole("row").filter({ hasText: "John" })).toBeVisible();
      await takeGuidePicture(page, `departures-day.${locale}`);
      await page.getByRole("button", { name: getStaffText("departures.cancel", locale) }).click();
      await page.getByLabel(getStaffText("departures.cancelDay.reason", locale)).fill(REASON.join("\n"));
      await page.getByRole("button", { name: getStaffText("departures.cancelDay.look", locale) }).click();
      await expect(page.locator("iframe").first().contentFrame().getByText(REASON[0])).toBeVisible();
      await takeGuidePicture(page, `departures-cancel.${locale}`);
    });

    test(`reviews, ${locale}`, async ({ browser }) => {
      const { page, site } = season;
      const t = getTranslator(locale);
      const { page: phone } = await openDevice(browser, site, PHONE);
      const trip = { tripDay: inDays(-1) };
      const readMail = async (email: string) => (await site.waitForMail(email)).text;
      for (const [stars, name, country, text] of [
        [2, "Marta", "ES", BAD[locale]],
        [5, "John", "GB", GOOD[locale]],
      ] as const) {
        await phone.goto((await inviteGuest(site.dataDir, readMail, locale, trip)).path);
        await phone.getByLabel(t(`review.star.${stars}`)).check();
        await phone.getByLabel(t("review.text")).fill(text);
        await phone.getByRole("textbox", { name: new RegExp(`^${t("review.name")}`) }).fill(name);
        await phone.getByLabel(t("review.country"), { exact: true }).selectOption(country);
        await phone.getByLabel(t("review.consent")).check();
        if (stars === 5) await takeGuidePicture(phone, `reviews-guest.${locale}`, "whole page");
        await phone.getByRole("button", { name: t("review.send") }).click();
        await expect(phone.getByRole("heading", { name: t("review.waiting.title") })).toBeVisible();
      }
      await page.goto("/admin/reviews");
      await expect(
        page.getByRole("heading", { name: getStaffText("reviews.waiting", locale) }),
      ).toBeVisible();
      await expect(page.getByText(BAD[locale])).toBeVisible();
      await takeGuidePicture(page, `reviews-waiting.${locale}`);
    });

    test(`letters, ${locale}`, async () => {
      const { page } = season;
      await page.goto("/admin/letters");
      await expect(page.getByText(getStaffText("letters.draft", locale)).first()).toBeVisible();
      await takeGuidePicture(page, `letters-list.${locale}`);
      await page.goto(`/admin/letters#${LETTER}`);
      const preview = getPart(page, getStaffText("letters.preview", locale));
      await preview.getByRole("region").scrollIntoViewIfNeeded();
      const pictures = page.frameLocator("iframe").locator("img");
      await expect
        .poll(() =>
          pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
        )
        .toBe(true);
      await takeGuidePicture(preview, `letters-preview.${locale}`);
      await page.getByRole("button", { name: getStaffText("letters.send", locale) }).click();
      await page.getByRole("dialog").getByRole("button", { name: /96/ }).click();
      await expect(page.getByText(/40 (of|de) 96/).first()).toBeVisible();
      await page.setViewportSize({ ...WINDOW, height: 940 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await takeGuidePicture(page, `letters-sending.${locale}`);
    });

    test(`partners, ${locale}`, async () => {
      const { page } = season;
      await page.goto("/admin/partners");
      await expect(
        page.getByRole("heading", { name: getStaffText("partners.others", locale) }),
      ).toBeVisible();
      await takeGuidePicture(page, `partners-month.${locale}`);
      await page.goto(`/admin/partners#partner=${PARTNER}`);
      await expect(page.getByRole("heading", { name: getStaffText("partners.cards", locale) })).toBeVisible();
      // Without the link at the end, which holds the address of this site.
      await page.setViewportSize({ ...WINDOW, height: 1230 });
      await takeGuidePicture(page, `partners-one.${locale}`);
    });
  });
