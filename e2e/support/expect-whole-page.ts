import type { Page } from "@playwright/test";

import { getLocale, type Locale } from "../../src/config/locales";
import { addStyles } from "./add-styles";
import { findViolations } from "./axe";
import { loadContent } from "./fixture";
import { open } from "./open";
import { findClippedText, findOverflow, findOutside } from "./overflow";
import type { PageLoad } from "./page-kinds";
import { getTranslator } from "./sentences";
import { showFonts } from "./settle";
import { expect } from "./test";

const site = loadContent("settings/site");
const inbox = loadContent("settings/inbox");

/** Pages whose first view sells nothing; what is paused has no button. */
const WITHOUT_FIRST_VIEW = ["terms", "reviews", "registration", "not-found", "quiet-day"];

/** Lists what the first view must show and does not: it is below the window's end, or something lies over it. */
async function findMissing(page: Page, locale: Locale): Promise<string[]> {
  const t = getTranslator(locale);
  const main = page.getByRole("main");
  const parts = {
    headline: main.getByRole("heading", { level: 1 }),
    line: main.locator("h1 ~ p, h1 ~ div > p").first(),
    licence: main.getByText(t("common.footer.licence", { number: site[locale].licence_number })),
    "answering time": main.getByText(t("common.answering", { count: inbox[locale].due_after_hours })),
    button: main.locator("a[data-variant]"),
  };
  const missing: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const isShown = await part.evaluateAll((elements) =>
      elements.some((element) => {
        const { left, top, bottom, width } = element.getBoundingClientRect();
        if (width === 0 || top < 0 || Math.floor(bottom) > window.innerHeight) return false;
        const over = document.elementFromPoint(left + 4, bottom - 4);
        return over !== null && (element.contains(over) || over.contains(element));
      }),
    );
    if (!isShown) missing.push(name);
  }
  return missing;
}

/** Opens a page once and checks all that every page must be: complete, accessible, and whole on small screens and with large text. */
export async function expectWholePage(page: Page, load: PageLoad): Promise<void> {
  const { path, title, locale, width, colorScheme } = load;
  // Colours that are still on their way from one scheme to the other are neither.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 780 });
  await open(page, path);
  await showFonts(page);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html")).toHaveAttribute("lang", getLocale(locale).iso);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (!WITHOUT_FIRST_VIEW.includes(load.name))
    await expect.poll(() => findMissing(page, locale), "missing in the first view").toEqual([]);
  expect(await findViolations(page), "axe").toEqual([]);

  await page.setViewportSize({ width: 320, height: 780 });
  await expectFitting(page, "at 320 px");

  await addStyles(page, "html { font-size: 200% }");
  // Letters twice as large in a window as it is: what a visitor sets who enlarges text alone.
  for (const larger of [640, 1280]) {
    await page.setViewportSize({ width: larger, height: 780 });
    await expectFitting(page, `at ${larger} px with text of 200 %`);
    await expect.poll(() => findOutside(page), `outside of ${larger} px with text of 200 %`).toEqual([]);
  }
}

/** What follows the window's width by a script is there some frames later. */
async function expectFitting(page: Page, where: string): Promise<void> {
  await expect.poll(() => findOverflow(page), `wider than the window ${where}`).toEqual([]);
  await expect.poll(() => findClippedText(page), `cut off ${where}`).toEqual([]);
}
