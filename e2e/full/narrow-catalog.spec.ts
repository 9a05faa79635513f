import type { Page } from "@playwright/test";

import { OFFERS } from "../support/fixture";
import { findOverflow, findViolations } from "../support/whole-page";
import { open } from "../support/open";
import { getTranslator } from "../support/texts";
import { expect, test } from "../support/test";
import { walk } from "../support/walk";

const t = getTranslator("en");
const EXCURSIONS = OFFERS.filter(({ locale, collection }) => locale === "en" && collection === "excursions");

test.use({ viewport: { width: 360, height: 780 } });

const getForm = (page: Page) => page.getByRole("search");
const getSheetButton = (page: Page) => getForm(page).locator("button[aria-expanded]");
const getTitles = (page: Page) => page.getByRole("main").locator("li[data-size]").getByRole("heading");

test("search, filters and count stay in view", async ({ page }) => {
  await open(page, "/catalog");
  await page.mouse.wheel(0, 2500);
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  await expect.poll(async () => (await getForm(page).boundingBox())?.y).toBeCloseTo(header, 0);
  const count = OFFERS.filter(({ locale }) => locale === "en").length;
  await expect(getForm(page).getByText(t("catalog.total", { count }), { exact: true })).toBeInViewport();
  await expect(getForm(page).getByRole("searchbox")).toBeInViewport();
  await expect(getSheetButton(page)).toBeInViewport();
  expect((await getForm(page).boundingBox())?.height).toBeLessThan(110);
});

test("the sheet narrows a list with the count in sight, and leads to what is left", async ({ page }) => {
  await open(page, "/excursions");
  await getSheetButton(page).click();
  // A touch of a label focuses what is around it: the sheet stays.
  await getForm(page).getByText(t("offer.tags.sea"), { exact: true }).click();
  await getForm(page).getByText(t("offer.tags.sea"), { exact: true }).click();
  await getForm(page)
    .getByRole("combobox", { name: t("catalog.port") })
    .selectOption("la-romana-cruises");
  const fitting = EXCURSIONS.filter(({ ports }) => ports.includes("la-romana-cruises"));
  await expect(
    getForm(page).getByText(t("catalog.total", { count: fitting.length }), { exact: true }),
  ).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await getForm(page)
    .getByRole("button", { name: t("catalog.show", { count: fitting.length }) })
    .click();
  await expect(getSheetButton(page)).toHaveText(t("catalog.filtersSet", { count: 1 }));
  await expect(page.getByRole("main").getByRole("status")).toBeInViewport();
  await expect(getTitles(page).filter({ visible: true })).toHaveCount(fitting.length);
  await expect(page).toHaveURL("/excursions?port=la-romana-cruises");
  await page.goBack();
  await expect(getTitles(page).filter({ visible: true })).toHaveCount(EXCURSIONS.length);
});

test("the keyboard is never behind the sheet: it closes when the focus goes on", async ({ page }) => {
  await open(page, "/excursions");
  await getSheetButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(getSheetButton(page)).toHaveAttribute("aria-expanded", "true");
  const stops = await walk(page, 40);
  expect(stops.filter(({ isUncovered, isInView }) => !isUncovered || !isInView)).toEqual([]);
  await expect(getSheetButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("on a low screen nothing sticks, and at 320 pixels nothing is wider than the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/catalog");
  await getSheetButton(page).click();
  expect(await findOverflow(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 640, height: 320 });
  expect(await getForm(page).evaluate((form) => getComputedStyle(form).position)).toBe("static");
});
