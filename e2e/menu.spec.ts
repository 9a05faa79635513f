import type { Page } from "@playwright/test";

import { LOCALES } from "../src/domain/config/locales";
import { ROUTES } from "../src/domain/i18n/routes";
import { getPhoneUrl } from "../src/domain/lib/chat-url";
import { findViolations } from "./support/whole-page";
import { loadContent } from "./support/fixture";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

const { phone } = loadContent("settings/site").it;
const navigation = loadContent("settings/navigation").it;
const t = getTranslator("it");

test.use({ viewport: { width: 360, height: 740 } });

const getMenu = (page: Page) => page.getByRole("dialog", { name: t("common.menu.title") });
const getToggle = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: t("common.menu.open") });

test("the menu keeps the focus in both directions, and gives it back however it is closed", async ({
  page,
}) => {
  await open(page, ROUTES.contact.it);
  const menu = getMenu(page);
  await getToggle(page).click();
  await expect(menu).toBeVisible();
  const stops = await menu.locator("a, button").count();
  for (const key of ["Tab", "Shift+Tab"])
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press(key);
      const isInside = await menu.evaluate(
        // The browser's own controls lie between the last stop and the first.
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside, `${key} ${step}`).toBe(true);
    }
  const closers = {
    "its close button": () => page.getByRole("button", { name: t("common.menu.close") }).click(),
    Escape: () => page.keyboard.press("Escape"),
    "a tap beside it": () => page.mouse.click(10, 400),
  };
  for (const [name, close] of Object.entries(closers)) {
    if (await menu.isHidden()) await getToggle(page).click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu, name).toBeHidden();
    await expect(getToggle(page), name).toBeFocused();
  }
});

test("the menu leads to pages, languages, phone and networks, and closes with the page", async ({ page }) => {
  await open(page, ROUTES.terms.it);
  const menu = getMenu(page);
  await getToggle(page).click();
  for (const route of ["excursions", "activities", "services", "contact"] as const)
    await expect(menu.getByRole("link", { name: navigation[route], exact: true })).toHaveAttribute(
      "href",
      ROUTES[route].it,
    );
  for (const { code, name } of LOCALES)
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", ROUTES.terms[code]);
  await expect(menu.getByRole("link", { name: phone })).toHaveAttribute("href", getPhoneUrl(phone));
  await expect(menu.getByRole("list", { name: t("common.social.title") }).getByRole("link")).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);

  await menu.getByRole("link", { name: navigation.services, exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(ROUTES.services.it);
  await getToggle(page).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(ROUTES.terms.it);
  await expect(menu).toBeHidden();
  // A wide screen has the links in its header.
  await getToggle(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(getToggle(page)).toBeHidden();
  const links = page.getByRole("banner").getByRole("navigation", { name: t("common.mainNavigation") });
  await links
    .getByRole("link", { name: navigation.contact })
    .or(links.getByRole("link").first())
    .first()
    .click();
  await expect(page).not.toHaveURL(ROUTES.terms.it);
});
