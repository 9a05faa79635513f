import type { Page } from "@playwright/test";

import { LOCALE_CODES, LOCALES, type Locale } from "../src/config/locales";
import { ROUTES } from "../src/i18n/routes";
import { getPhoneUrl } from "../src/lib/chat-url";
import { loadContent } from "../src/testing/load-content";
import { findViolations } from "./support/axe";
import { getOffer } from "./support/offers";
import { navigate, open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const site = loadContent("settings/site");
const navigation = loadContent("settings/navigation");

test.use({ viewport: { width: 360, height: 740 } });

function getToggle(page: Page, locale: Locale = "en") {
  return page.getByRole("banner").getByRole("button", { name: getTranslator(locale)("common.menu.open") });
}

async function openMenu(page: Page, path: string, locale: Locale = "en") {
  await open(page, path);
  await getToggle(page, locale).click();
  const menu = page.getByRole("dialog", { name: getTranslator(locale)("common.menu.title") });
  await expect(menu).toBeVisible();
  return menu;
}

for (const locale of LOCALE_CODES) {
  test(`the menu in "${locale}" offers links, languages, phone and social links`, async ({ page }) => {
    const t = getTranslator(locale);
    const words = navigation[locale];
    const menu = await openMenu(page, ROUTES.terms[locale], locale);
    for (const route of ["excursions", "activities", "services", "contact"] as const) {
      const link = menu.getByRole("link", { name: words[route], exact: true });
      await expect(link).toHaveAttribute("href", ROUTES[route][locale]);
    }
    const explore = menu.getByRole("link", { name: words.explore });
    await expect(explore).toHaveAttribute("href", ROUTES.catalog[locale]);
    for (const { code, name } of LOCALES)
      await expect(menu.getByRole("link", { name })).toHaveAttribute("href", ROUTES.terms[code]);
    const { phone } = site[locale];
    await expect(menu.getByRole("link", { name: phone })).toHaveAttribute("href", getPhoneUrl(phone));
    await expect(menu.getByRole("list", { name: t("common.social.title") }).getByRole("link")).toHaveCount(4);
    expect(await findViolations(page)).toEqual([]);
  });
}

test("the menu takes the focus and keeps it, in both directions", async ({ page }) => {
  const menu = await openMenu(page, "/contact");
  const isFocusOutside = () =>
    menu.evaluate(
      (dialog) => !dialog.contains(document.activeElement) && document.activeElement !== document.body,
    );
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  const stops = await menu.locator("a, button").count();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press(key);
      expect(await isFocusOutside()).toBe(false);
    }
  }
});

const CLOSERS: Record<string, (page: Page) => Promise<void>> = {
  "its close button": (page) => page.getByRole("button", { name: "Close menu" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a tap beside it": (page) => page.mouse.click(10, 400),
};

test("close button, Escape and a tap beside the menu close it and give the focus back", async ({ page }) => {
  const menu = await openMenu(page, "/contact");
  for (const [name, close] of Object.entries(CLOSERS)) {
    if (await menu.isHidden()) await getToggle(page).click();
    await expect(menu).toBeVisible();
    await close(page);
    await expect(menu, name).toBeHidden();
    await expect(getToggle(page), name).toBeFocused();
    await expect(page).toHaveURL("/contact");
  }
});

test("a link closes the menu and opens its page", async ({ page }) => {
  const menu = await openMenu(page, "/contact");
  await menu.getByRole("link", { name: "Services" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/.+/);
});

test("a flag closes the menu and opens the other language", async ({ page }) => {
  const menu = await openMenu(page, "/contact");
  await menu.getByRole("link", { name: "Italiano" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/it/contatto");
});

test("going back closes the menu and shows the page before", async ({ page }) => {
  await open(page, "/services");
  await navigate(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await getToggle(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("rotating a tablet closes the menu, and the page responds", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openMenu(page, "/contact");
  await page.setViewportSize({ width: 1180, height: 820 });
  const links = page.getByRole("banner").getByRole("navigation", { name: "Main navigation" });
  await links.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("the menu of an offer has no flags", async ({ page }) => {
  const menu = await openMenu(page, getOffer("saona-island", "en").path);
  await expect(menu.getByRole("navigation", { name: "Language" })).toHaveCount(0);
});

test("wide screens have no menu button, small ones no row of links", async ({ page }) => {
  await open(page, "/contact");
  const links = page.getByRole("banner").getByRole("navigation", { name: "Main navigation" });
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(getToggle(page)).toBeHidden();
  await expect(links).toBeVisible();
});
