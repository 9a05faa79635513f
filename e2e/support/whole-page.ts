import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { getLocale, type Locale } from "../../src/domain/config/locales";
import { formatClock } from "../../src/domain/i18n/format";
import { loadContent } from "./fixture";
import { addStyles, open, showFonts } from "./open";
import type { PageLoad } from "./pages";
import { getTranslator } from "./texts";
import { expect } from "./test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules for whole pages that parts of a page cannot meet: one main landmark, one first heading. */
const PAGE = "best-practice";

/** Finishes all animations: a page that is fading in has less contrast than in the end. */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations that a change of the window or of the colour scheme starts begin with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** Runs axe on the page as it is now, or on parts without a page. Returns one line per violation with the elements concerned. */
export async function findViolations(page: Page, what: "page" | "parts" = "page"): Promise<string[]> {
  await endMotion(page);
  const { violations } = await new AxeBuilder({ page })
    // Off by default in axe: targets of 24 px, or with that much room.
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .withTags(what === "page" ? [...WCAG, PAGE] : WCAG)
    // Otherwise a second page is opened for each run, to merge the results of frames.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Lists the elements that are wider than the window. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .map((element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`);
  });
}

/** Lists the elements that clip their own text: larger letters must enlarge their box. */
export async function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
        // Text for screen readers only is one pixel wide.
        if (!isCut || element.clientWidth < 2 || !hasText(element)) return false;
        return (
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        );
      })
      .map(
        (element) =>
          `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.slice(0, 40)}`,
      );
  });
}

/** Lists the prices and main buttons that the window, or a part that hides what is beyond it, cuts off. */
export async function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isCut(element: Element): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflowX } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // A row that can be scrolled shows its end when it is scrolled.
        if (["auto", "scroll"].includes(overflowX)) return false;
        if (["hidden", "clip"].includes(overflowX) && (left < box.left - 0.5 || right > box.right + 0.5))
          return true;
        if (position === "fixed" && (top < -0.5 || bottom > window.innerHeight + 0.5)) return true;
      }
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    }

    const parts = document.querySelectorAll(
      "[data-price], [data-price] *, main a[data-variant], main button[type=submit]",
    );
    return [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.textContent.trim())
      .filter(isCut)
      .map((part) => `<${part.localName}> ${part.textContent.trim().slice(0, 40)}`);
  });
}

const site = loadContent("settings/site");
const inbox = loadContent("settings/inbox");

/** Pages whose first view sells nothing; what is paused has no button. */
const WITHOUT_FIRST_VIEW = ["terms", "reviews", "registration", "not-found", "quiet-day"];

/** Lists what the first view must show and does not: it is below the window's end, or something lies over it. */
async function findMissing(page: Page, locale: Locale): Promise<string[]> {
  const t = getTranslator(locale);
  const main = page.getByRole("main");
  const { opens, closes } = site[locale].office_hours;
  const clock = { opens: formatClock(opens, locale), closes: formatClock(closes, locale) };
  const replyTime = t("common.replyTime", { count: inbox[locale].due_after_hours, ...clock });
  const parts = {
    headline: main.getByRole("heading", { level: 1 }),
    line: main.locator("h1 ~ p, h1 ~ div > p").first(),
    licence: main.getByText(t("common.footer.licence", { number: site[locale].licence_number })),
    "reply time": main.getByText(replyTime),
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
