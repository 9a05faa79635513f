import type { Locator, Page } from "@playwright/test";

import { formatPrice } from "../../src/domain/i18n/format";
import { getOffer, getOfferedDay } from "../support/fixture";
import { open, settle } from "../support/open";
import { getTranslator } from "../support/texts";
import { expect, test } from "../support/test";

const getPanel = (page: Page) => page.getByRole("complementary", { name: "Book now" });

const WINDOWS = [
  ["es", 360, 780],
  ["it", 1280, 800],
] as const;

for (const [locale, width, height] of WINDOWS)
  test(`nothing moves at the first touch of the panel in "${locale}" at ${width} px, and the total stays in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const t = getTranslator(locale);
    const offer = getOffer("coral-key", locale);
    const adult = offer.prices.find(({ port }) => port === "bayahibe")?.adult ?? NaN;
    const total = formatPrice(2 * adult, locale);
    await open(page, offer.path);
    await settle(page);
    const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
    const getPlaces = () =>
      panel.evaluate((element) => {
        const { top, height: whole } = element.getBoundingClientRect();
        const fields = [...element.querySelectorAll("input, a, button[aria-label]")].map(
          (field) => field.getBoundingClientRect().top - top,
        );
        return [...fields, whole].map(Math.round);
      });
    const port = panel.getByRole("radio", { name: "Bayahíbe" });
    await port.evaluate((pill) => pill.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await getPlaces();
    await port.click();
    await expect(
      panel.getByRole("group", { name: t("booking.form.nextDays") }).getByRole("button"),
    ).toHaveCount(4);
    const shown = panel.getByText(total, { exact: true });
    await expect(shown).toBeVisible();
    expect(await getPlaces()).toEqual(before);

    const book = panel.getByRole("link", { name: new RegExp(`^${t("offer.bookNow")}`) });
    for (const field of ["booking.form.date", "booking.form.adults", "booking.form.pickup"] as const) {
      await panel
        .getByText(t(field), { exact: true })
        .first()
        .evaluate((label) => label.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(shown).toBeInViewport({ ratio: 1 });
      await expect(book).toBeInViewport({ ratio: 1 });
    }
    const scrollers = await page.getByRole("main").evaluate(
      (main) =>
        [...main.querySelectorAll("*")].filter((element) => {
          const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowY);
          return isScroller && element.scrollHeight > element.clientHeight + 1;
        }).length,
    );
    expect(scrollers).toBe(0);
    if (width < 1024) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      const bar = page.getByRole("link", { name: t("booking.form.choose") }).locator("..");
      await expect(bar).toContainText(total);
    }
  });

test("a panel that is higher than the window goes with the page up to its end, under a pointer that holds still", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await open(page, getOffer("coral-key", "en").path);
  const book = getPanel(page).getByRole("link", { name: /^Book now/ });
  const last = getPanel(page).getByText("Where do we pick you up?");
  await expect(book).toBeInViewport({ ratio: 1 });
  const column = getPanel(page).locator("..");
  const getTop = () => column.evaluate((element) => element.getBoundingClientRect().top);
  // In the same frame, without a step of its own.
  const { before, after } = await column.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollTo({ top: 200, behavior: "instant" });
    return { before: top, after: element.getBoundingClientRect().top };
  });
  expect(before - after).toBe(200);
  await page.locator("#places").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
  await expect.poll(getTop).toBeLessThan(0);
  expect(await column.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(640);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await expect(last).toBeInViewport();
  await expect(book).toBeInViewport({ ratio: 1 });
});

test("with the colours of the system a chosen pill and day are told by their colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const offer = getOffer("coral-key", "en");
  await open(page, `${offer.path}?port=bayahibe&date=${getOfferedDay(offer, "bayahibe")}`);
  const getColours = (locator: Locator) =>
    locator.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return `${backgroundColor} ${color}`;
    });
  // The colours change in a fifth of a second.
  const expectOtherColours = (chosen: Locator, other: Locator) =>
    expect.poll(async () => (await getColours(chosen)) === (await getColours(other))).toBe(false);
  await expect(getPanel(page).getByRole("radio", { name: "Bayahíbe" })).toBeChecked();
  const pills = getPanel(page).locator("label > span");
  await expectOtherColours(pills.nth(0), pills.nth(1));
  const days = getPanel(page).getByRole("group", { name: "Next days" });
  const chosen = days.locator("[aria-pressed=true]");
  await expect(chosen).toHaveCount(1);
  await expectOtherColours(chosen, days.locator("[aria-pressed=false]").first());
});
