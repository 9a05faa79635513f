import type { Page } from "@playwright/test";

import { LOCALE_CODES, type Locale } from "../src/config/locales";
import { ROUTES } from "../src/i18n/routes";
import { IS_FULL } from "../src/testing/combine";
import { addStyles } from "./support/add-styles";
import { findViolations } from "./support/axe";
import { open } from "./support/open";
import { findClippedText, findOverflow } from "./support/overflow";
import { SAMPLE_PAGES } from "./support/pages";
import { expect, test } from "./support/test";

const HEIGHT = 800;

interface Look {
  width: number;
  colorScheme: "light" | "dark";
}

const PHONE_LIGHT: Look = { width: 360, colorScheme: "light" };
const PHONE_DARK: Look = { width: 360, colorScheme: "dark" };
const DESK_LIGHT: Look = { width: 1280, colorScheme: "light" };
const DESK_DARK: Look = { width: 1280, colorScheme: "dark" };

/** The markup and colours are the same in every language: axe checks all four combinations in English, and one of them in each other language. */
const ALL_LOOKS: Record<Locale, readonly Look[]> = {
  en: [PHONE_LIGHT, DESK_DARK, DESK_LIGHT, PHONE_DARK],
  es: [PHONE_LIGHT],
  it: [DESK_DARK],
};

/** What axe checks of each page in `npm test`: both widths and both appearances, in English and one other language. */
const SELECTED_LOOKS: readonly Partial<Record<Locale, readonly Look[]>>[] = [
  { en: [PHONE_LIGHT], es: [DESK_DARK] },
  { en: [DESK_DARK], it: [PHONE_LIGHT] },
  { en: [DESK_LIGHT], es: [PHONE_DARK] },
  { en: [PHONE_DARK], it: [DESK_LIGHT] },
];

/** Gets how axe looks at the page `index` of a list in which each page stands in all languages. */
function getLooks(index: number, locale: Locale): readonly Look[] {
  if (IS_FULL) return ALL_LOOKS[locale];
  const kind = Math.floor(index / LOCALE_CODES.length);
  return SELECTED_LOOKS[kind % SELECTED_LOOKS.length]?.[locale] ?? [];
}

function describeLooks(looks: readonly Look[]): string {
  const words = looks.map(({ width, colorScheme }) => `${width} px in ${colorScheme} colours`);
  return words.length > 0 ? `is accessible at ${words.join(", ")}, and ` : "";
}

/** What follows the width of the window by a script is there some frames later; what is wrong stays wrong. */
async function expectFitting(page: Page, where: string): Promise<void> {
  await expect.poll(() => findOverflow(page), `wider than the window ${where}`).toEqual([]);
  await expect.poll(() => findClippedText(page), `cut off ${where}`).toEqual([]);
}

async function expectHealthy(page: Page, looks: readonly Look[]): Promise<void> {
  // Colours that are still on their way from one appearance to the other are neither.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await findViolations(page), `axe at ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await expectFitting(page, "at 320 px");
  // Letters twice as large, the window as it is: what a visitor sets who enlarges text alone.
  await addStyles(page, "html { font-size: 200% }");
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectFitting(page, `at ${width} px with text of 200 %`);
  }
}

for (const [index, { path, title, locale }] of SAMPLE_PAGES.entries()) {
  const looks = getLooks(index, locale);
  test(`${path} ${describeLooks(looks)}fits 320 px and large letters, makes no request to another origin`, async ({
    page,
  }) => {
    // axe looks several times, and the page is laid out at four sizes: half a minute is little for that on a busy machine.
    test.slow();
    await open(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectHealthy(page, looks);
  });
}

test.describe("an unknown address", () => {
  test.use({ tolerated: /status of 404/ });

  for (const [index, locale] of LOCALE_CODES.entries()) {
    const looks = getLooks(index, locale);
    test(`in "${locale}" ${describeLooks(looks)}fits 320 px and large letters`, async ({ page }) => {
      await open(page, `${ROUTES.home[locale].replace(/\/$/, "")}/nothing-here`);
      await expectHealthy(page, looks);
    });
  }
});
