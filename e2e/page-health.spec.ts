import type { Page } from "@playwright/test";

import { LOCALE_CODES, type Locale } from "../src/config/locales";
import { addStyles } from "./support/add-styles";
import { findViolations } from "./support/axe";
import { open } from "./support/open";
import { findClippedText, findOverflow } from "./support/overflow";
import { SAMPLE_PAGES } from "./support/pages";
import { expect, test } from "./support/test";
import { ROUTES } from "../src/i18n/routes";

const HEIGHT = 800;

const PHONE_LIGHT = { width: 360, colorScheme: "light" } as const;
const DESK_DARK = { width: 1280, colorScheme: "dark" } as const;

/** The markup and colours are the same in every language: axe checks all four combinations in English, and one of them in each other language. */
const LOOKS = {
  en: [PHONE_LIGHT, DESK_DARK, { width: 1280, colorScheme: "light" }, { width: 360, colorScheme: "dark" }],
  es: [PHONE_LIGHT],
  it: [DESK_DARK],
} as const satisfies Record<Locale, unknown>;

async function expectHealthy(page: Page, locale: Locale): Promise<void> {
  for (const { width, colorScheme } of LOOKS[locale]) {
    // Colours that are still on their way from one appearance to the other are neither.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await findViolations(page), `axe at ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect(await findOverflow(page), "wider than 320 px").toEqual([]);
  expect(await findClippedText(page), "cut off at 320 px").toEqual([]);
  // Letters twice as large, the window as it is: what a visitor sets who enlarges text alone.
  await addStyles(page, "html { font-size: 200% }");
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await findOverflow(page), `wider than ${width} px with text of 200 %`).toEqual([]);
    expect(await findClippedText(page), `cut off at ${width} px with text of 200 %`).toEqual([]);
  }
}

for (const { path, title, locale } of SAMPLE_PAGES) {
  test(`${path} is accessible in light and dark, fits 320 px and large letters, makes no request to another origin`, async ({
    page,
  }) => {
    // axe looks several times, and the page is laid out at four sizes: half a minute is little for that on a busy machine.
    test.slow();
    await open(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectHealthy(page, locale);
  });
}

test.describe("an unknown address", () => {
  test.use({ tolerated: /status of 404/ });

  for (const locale of LOCALE_CODES) {
    test(`in "${locale}" is accessible in light and dark, fits 320 px and large letters`, async ({
      page,
    }) => {
      await open(page, `${ROUTES.home[locale].replace(/\/$/, "")}/nothing-here`);
      await expectHealthy(page, locale);
    });
  }
});
