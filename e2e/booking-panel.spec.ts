import type { Page } from "@playwright/test";

import { addDays, getWeekday } from "../src/booking/calendar-day";
import { LOCALE_CODES } from "../src/config/locales";
import { WEEKDAYS } from "../src/config/offer";
import { formatShortDay } from "../src/i18n/format";
import { getPath } from "../src/i18n/routes";
import { getOfferedDay } from "./support/booking";
import { getStoredEnquiry } from "./support/enquiries";
import { getReference } from "./support/form";
import { getOffer } from "./support/offers";
import { forgetScripting } from "./support/forget-scripting";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventVisitor } from "./support/visitor";

const getPanel = (page: Page) => page.getByRole("complementary", { name: "Book now" });

test("a day on which the tour does not run cannot be chosen", async ({ page }) => {
  const offer = getOffer("santo-domingo", "en");
  const good = getOfferedDay(offer, "bayahibe");
  let wrong = addDays(good, 7);
  const runs = (day: string) => offer.days.some((name) => name === WEEKDAYS[getWeekday(day)]);
  while (runs(wrong)) wrong = addDays(wrong, 1);
  await open(page, offer.path);
  const panel = getPanel(page);
  const day = panel.getByLabel("Day", { exact: true });
  await panel.getByRole("radio", { name: "Bayahíbe" }).click();
  await day.fill(wrong);
  await expect(day).toHaveAccessibleDescription(/does not run on this day/);
  await panel.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/excursions\/[^?]+\?port=bayahibe&adults=2$/);
  await expect(day).toBeFocused();
  const next = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((ahead) => addDays(wrong, ahead)).filter(runs);
  const days = panel.getByRole("group", { name: "Next days" }).getByRole("button");
  await expect(days).toHaveText(next.slice(0, 4).map((each) => formatShortDay(each, "en")));
  await days.first().click();
  await expect(day).toHaveValue(next[0] ?? "");
  await expect(day).not.toHaveAttribute("aria-invalid");
});

test("a choice survives the way back, a link sent on and another language", async ({ page, context }) => {
  const offer = getOffer("saona-island", "en");
  const day = getOfferedDay(offer, "punta-cana");
  await open(page, offer.path);
  await getPanel(page).getByRole("radio", { name: "Punta Cana" }).click();
  await getPanel(page).getByLabel("Day", { exact: true }).fill(day);
  await expect(getPanel(page).getByText("2 adults × $92 = $184")).toBeVisible();
  // The address follows the choice a moment later.
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  const address = page.url();
  await getPanel(page).getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact\?/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(getPanel(page).getByText("2 adults × $92 = $184")).toBeVisible();
  await expect(getPanel(page).getByLabel("Day", { exact: true })).toHaveValue(day);

  const other = await context.newPage();
  await other.goto(address);
  await expect(getPanel(other).getByText("2 adults × $92 = $184")).toBeVisible();

  await other.getByRole("main").getByRole("link", { name: "Italiano", exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`/it/escursioni/isola-saona\\?.*date=${day}`));
  const panel = other.getByRole("complementary", { name: getTranslator("it")("offer.bookNow") });
  await expect(panel.getByLabel(getTranslator("it")("booking.form.date"), { exact: true })).toHaveValue(day);
  await expect(panel.getByText(/^184/)).toBeVisible();
});

test("in the form a choice can be changed, and removed for good", async ({ page }) => {
  const offer = getOffer("saona-island", "en");
  const day = getOfferedDay(offer, "bayahibe");
  await open(page, `/contact?service=saona-island&port=bayahibe&date=${day}&adults=3`);
  const summary = page.getByRole("region", { name: "What you chose" });
  await expect(summary).toContainText("3 adults × $75 = $225");
  await summary.getByRole("link", { name: "Change" }).click();
  await expect(page).toHaveURL(`${offer.path}?port=bayahibe&date=${day}&adults=3#book`);
  await expect(getPanel(page).getByText("3 adults × $75 = $225")).toBeVisible();
  await page.goBack();
  await summary.getByRole("button", { name: "Remove" }).click();
  await expect(summary).toHaveCount(0);
  await expect(page.getByText(`Your message is about: ${offer.title}`)).toBeFocused();
  await expect(page).toHaveURL("/contact?service=saona-island");
  await page.reload();
  await expect(page.getByText(`Your message is about: ${offer.title}`)).toBeVisible();
  await expect(summary).toHaveCount(0);
});

test("a link with a day that has passed says so, sends no day and asks for another one", async ({ page }) => {
  await open(page, "/contact?service=saona-island&port=bayahibe&date=2020-01-03&adults=3");
  const summary = page.getByRole("region", { name: "What you chose" });
  await expect(summary).toContainText("Friday, January 3, 2020");
  await expect(summary.getByRole("definition").filter({ hasText: "2020" })).toHaveCount(0);
  await expect(page.locator("main form input[name=date]")).toHaveCount(0);
  await expect(page.getByLabel("Which day?")).toHaveValue("");
});

for (const timezoneId of ["Europe/Rome", "Europe/Madrid", "America/New_York", "Pacific/Kiritimati"])
  test.describe(`on a clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the next days are those of Santo Domingo, and the chosen one is not shifted", async ({ page }) => {
      // Half past eleven in the evening in Santo Domingo: elsewhere the next day has begun, in Rome hours ago.
      const now = Date.parse("2026-12-01T23:30:00-04:00");
      await page.addInitScript((time) => (Date.now = () => time), now);
      const offer = getOffer("saona-island", "en");
      await open(page, `${offer.path}?port=bayahibe`);
      const days = getPanel(page).getByRole("group", { name: "Next days" }).getByRole("button");
      await expect(days).toHaveText(["Thu, Dec 3", "Fri, Dec 4", "Sat, Dec 5", "Sun, Dec 6"]);
      await days.first().click();
      await expect(getPanel(page).getByLabel("Day", { exact: true })).toHaveValue("2026-12-03");
      const book = getPanel(page).getByRole("link", { name: /^Book now/ });
      await expect(book).toHaveAttribute("href", /Thursday%2C%20December%203%2C%202026/);
    });
  });

test("a browser that does not know the feature `scripting` has one way to the contact form, too", async ({
  page,
}) => {
  await forgetScripting(page);
  await open(page, getOffer("saona-island", "en").path);
  await expect(getPanel(page).getByRole("link", { name: "Contact", exact: true })).toBeVisible();
  await expect(getPanel(page).getByRole("button", { name: "Contact", exact: true })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("Back after “Choose a day” keeps what the panel shows, also for a reload", async ({ page }) => {
    const { path } = getOffer("saona-island", "en");
    await open(page, path);
    await page.getByRole("link", { name: "Choose a day" }).click();
    await expect(page).toHaveURL(`${path}#book`);
    await getPanel(page).getByRole("radio", { name: "Punta Cana" }).click();
    await expect(page).toHaveURL(`${path}?port=punta-cana&adults=2#book`);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?port=punta-cana&adults=2`);
    await page.reload();
    await expect(getPanel(page).getByRole("radio", { name: "Punta Cana" })).toBeChecked();
  });

  test("price and booking stay at hand, and neither bar nor chat covers what has the focus", async ({
    page,
  }) => {
    await open(page, getOffer("saona-island", "en").path);
    const bar = page.getByRole("link", { name: "Choose a day" });
    const chat = page.getByRole("link", { name: /^Chat on WhatsApp/ }).last();
    const [barBox, chatBox] = [await bar.boundingBox(), await chat.boundingBox()];
    if (!barBox || !chatBox) throw new Error("The bar or the chat button is not shown.");
    expect(barBox.height).toBeGreaterThanOrEqual(44);
    expect(chatBox.y + chatBox.height).toBeLessThan(barBox.y);
    await bar.click();
    await expect(bar).toBeHidden();
    await expect(getPanel(page).getByRole("radio", { name: "Bayahíbe" })).toBeInViewport();
    for (let count = 0; count < 30; count += 1) {
      await page.keyboard.press("Tab");
      const isCovered = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const bottom = document.querySelector('a[href="#book"]')?.parentElement?.getBoundingClientRect();
        const isOwn = document.activeElement?.getAttribute("href") === "#book";
        if (!box || !bottom || bottom.height === 0 || isOwn) return false;
        return box.bottom > bottom.top + 1 && box.top < bottom.bottom;
      });
      expect(isCovered).toBe(false);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALE_CODES)
    test(`the plain form in "${locale}" leads to an enquiry with all that was chosen`, async ({ page }) => {
      const t = getTranslator(locale);
      const offer = getOffer("saona-island", locale);
      const day = getOfferedDay(offer, "punta-cana");
      const visitor = inventVisitor();
      await page.goto(offer.path);
      const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
      await panel.getByRole("radio", { name: "Punta Cana" }).check();
      await panel.getByLabel(t("booking.form.date"), { exact: true }).fill(day);
      await panel.getByLabel(t("booking.form.adults"), { exact: true }).fill("3");
      await panel.getByRole("radio", { name: t("booking.pickup.hotel"), exact: true }).check();
      await panel.getByLabel(t("booking.form.place")).fill("Sol & Mar");
      await expect(panel.getByRole("link", { name: t("offer.contact"), exact: true })).toBeHidden();
      await panel.getByRole("button", { name: t("offer.contact"), exact: true }).click();

      await expect(page.getByText(t("contact.about", { title: offer.title }))).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("[name=date]")).toHaveValue(day);
      await expect(page.locator("[name=port]")).toHaveValue("punta-cana");
      for (const name of ["name", "lastname", "email", "phone"] as const)
        await page.locator(`main form [name=${name}]`).fill(visitor[name]);
      await page.getByRole("button", { name: t("server.contact.submit") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("server.contact.sentTitle"));
      const { payload } = getStoredEnquiry(getReference(await page.getByRole("main").innerText()));
      expect(payload).toMatchObject({
        ...{ service: "saona-island", collection: "excursions", port: "punta-cana", date: day, adults: 3 },
        pickup: { kind: "hotel", place: "Sol & Mar" },
        told: { price: { kind: "price", total: 276 } },
      });
    });

  test("a day that cannot be chosen is marked on the way", async ({ page }) => {
    await page.goto(getOffer("saona-island", "en").path);
    await getPanel(page).getByLabel("Day", { exact: true }).fill("2020-01-01");
    await getPanel(page).getByRole("button", { name: "Contact", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("this day can no longer be chosen");
    await page.getByRole("link", { name: "Contact", exact: true }).last().click();
    await expect(page).toHaveURL(getPath("contact", "en"));
  });
});
