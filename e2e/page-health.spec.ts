import type { Page } from "@playwright/test";

import { LOCALE_CODES } from "../src/config/locales";
import { findViolations } from "./support/axe";
import { open } from "./support/open";
import { SAMPLE_PAGES } from "./support/pages";
import { expect, test } from "./support/test";
import { ROUTES } from "../src/i18n/routes";

const HEIGHT = 800;

/** Names what is wider than the window, for the one who has to repair it. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => `<${element.localName} class="${element.className}">`);
  });
}

async function expectHealthy(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await findViolations(page), `axe at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect(await findOverflow(page), "wider than 320 px").toEqual([]);
}

for (const { path, title } of SAMPLE_PAGES) {
  test(`${path} is accessible, fits 320 px and asks nobody else for anything`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectHealthy(page);
  });
}

test.describe("an unknown address", () => {
  test.use({ tolerated: /status of 404/ });

  for (const locale of LOCALE_CODES) {
    test(`in "${locale}" is accessible and fits 320 px`, async ({ page }) => {
      await open(page, `${ROUTES.home[locale].replace(/\/$/, "")}/nothing-here`);
      await expectHealthy(page);
    });
  }
});
