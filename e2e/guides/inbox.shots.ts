import { expect as expectSoon, test, type Page } from "@playwright/test";

import { inDays, mutateStaff, readQuoteLink } from "../support/quotes";
import { getPart, getRow, makeOlder, openEnquiry, sendEnquiry, type TestGuest } from "../support/inbox";
import { getStaffText, getTranslator } from "../support/texts";
import { openDevice, signIn, startStaffSite } from "../support/staff-site";
import { GUIDE_LOCALES, GUIDE_PIXELS, type GuideLocale, takeGuidePicture } from "./guide-tools";

// Not tests: the pictures of "A day with the inbox", each language in an office of its own, with the same guests.
test.describe.configure({ mode: "serial", timeout: 300_000 });

/** Pictures have time. */
const expect = expectSoon.configure({ timeout: 60_000 });
const TRIP = { service: "saona-island", collection: "excursions", port: "bayahibe" };
const WINDOW = { width: 1280, height: 860 };

const createGuest = (
  lang: TestGuest["lang"],
  name: string,
  lastname: string,
  message: string,
): TestGuest => ({
  ...{ lang, name, lastname, message, phone: "" },
  email: `${name}.${lastname}@example.com`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
});
/** The one who is answered and quoted writes in the language of the guide. */
const MAIN = {
  en: createGuest("en", "John", "Smith", "Two adults and our son, please. Is lunch included?"),
  es: createGuest("es", "Lucía", "Vega", "Somos dos adultos y nuestro hijo. ¿La comida está incluida?"),
} as const;
const OTHERS: readonly (readonly [guest: TestGuest, days: number])[] = [
  [createGuest("it", "Carla", "Rossi", "Buongiorno, c'è posto per tre?"), 0.6],
  [createGuest("es", "José", "Peña", "¿Se puede ir con un bebé?"), 0.05],
  [createGuest("en", "Emma", "Clark", "Do you pick us up at our hotel?"), 0],
];

async function makeQuote(page: Page, locale: GuideLocale): Promise<void> {
  await page.getByRole("button", { name: getStaffText("enquiries.quote.start", locale) }).click();
  await page.getByRole("button", { name: getStaffText("enquiries.booking.workOut", locale) }).click();
  await expect(page.locator("output")).toContainText("195");
}

for (const locale of GUIDE_LOCALES)
  test(`a day with the inbox, ${locale}`, async ({ browser }) => {
    const site = await startStaffSite("olga@example.com");
    const guest = MAIN[locale];
    const { page } = await openDevice(browser, site, {
      ...{ viewport: WINDOW, deviceScaleFactor: GUIDE_PIXELS, reducedMotion: "reduce" },
    });
    await signIn(page, site.url, site.dataDir, locale);
    await mutateStaff(page.request, site.url, "me.change", { name: "Olga Peña" });
    const party = { ...TRIP, date: inDays(21), adults: 2, children: 1 };
    for (const [other, days] of OTHERS) {
      const reference = await sendEnquiry(site.url, other, other.lang === "it" ? party : {});
      if (days > 0) makeOlder(site.dataDir, reference, days);
    }
    const reference = await sendEnquiry(site.url, guest, party);
    // At whatever hour the pictures are taken, it is due.
    makeOlder(site.dataDir, reference, 0.8);

    await page.goto("/admin/enquiries#view=due");
    await expect(getRow(page, reference)).toBeVisible();
    await takeGuidePicture(page, `inbox-due.${locale}`);

    await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
    await page
      .getByLabel(getStaffText("enquiries.one.note", locale))
      .fill(locale === "en" ? "Called: no answer." : "Llamé: no contesta.");
    await page.getByRole("button", { name: getStaffText("enquiries.one.noteSave", locale) }).click();
    await expect(page.getByText(getStaffText("enquiries.one.noteSaved", locale))).toBeVisible();
    await page.setViewportSize({ ...WINDOW, height: 1100 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await takeGuidePicture(page, `inbox-enquiry.${locale}`);

    await page.getByText(getStaffText("enquiries.answer.ready", locale)).click();
    await page
      .getByRole("searchbox")
      .last()
      .fill(locale === "en" ? "places yes" : "plazas sí");
    await getPart(page, getStaffText("enquiries.answer.answer", locale))
      .getByRole("button", { name: /: (yes|sí)/ })
      .click();
    await page.getByRole("button", { name: getStaffText("enquiries.answer.preview", locale) }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.frameLocator("iframe").locator("body")).toContainText(guest.name);
    await takeGuidePicture(page, `inbox-preview.${locale}`);
    await dialog.getByRole("button", { name: getStaffText("enquiries.answer.close", locale) }).click();

    await makeQuote(page, locale);
    // So high that the line with the total covers nothing.
    await page.setViewportSize({ ...WINDOW, height: 1600 });
    await takeGuidePicture(
      getPart(page, getStaffText("enquiries.quote.quote", locale)),
      `inbox-quote.${locale}`,
    );
    await page.getByRole("button", { name: getStaffText("enquiries.quote.look", locale) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: getStaffText("enquiries.quote.send", locale) })
      .click();
    await expect(page.getByText(getStaffText("enquiries.quote.sent", locale))).toBeVisible();

    const { page: phone } = await openDevice(browser, site, {
      ...{ viewport: { width: 400, height: 900 }, deviceScaleFactor: GUIDE_PIXELS, hasTouch: true },
    });
    const t = getTranslator(locale);
    await phone.goto(await readQuoteLink(site, guest));
    await expect(phone.getByRole("heading", { name: t("quote.title") })).toBeVisible();
    await takeGuidePicture(phone, `inbox-guest.${locale}`, "whole page");
    await phone.getByRole("button", { name: /195/ }).click();
    await expect(phone.getByRole("heading", { name: t("quote.accepted.title") })).toBeVisible();

    await page.setViewportSize(WINDOW);
    await page.goto("/admin/enquiries#figures");
    await expect(
      page.getByRole("heading", { name: getStaffText("enquiries.figures.weeks", locale) }),
    ).toBeVisible();
    await takeGuidePicture(page, `inbox-figures.${locale}`);
    await site.stop();
  });
