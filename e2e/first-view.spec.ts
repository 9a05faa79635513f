import type { Locator, Page } from "@playwright/test";

import { LOCALE_CODES, type Locale } from "../src/config/locales";
import { getPath, type PlainRoute } from "../src/i18n/routes";
import { combine } from "../src/testing/combine";
import { loadContent } from "../src/testing/load-content";
import { getOffer } from "./support/offers";
import { getTranslator } from "./support/sentences";
import { showFonts } from "./support/settle";
import { expect, test } from "./support/test";

const site = loadContent("settings/site");
const inbox = loadContent("settings/inbox");
const home = loadContent("pages/home");

const WINDOWS = [
  [320, 640],
  [360, 780],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

const LISTS = ["excursions", "activities", "services"] as const satisfies PlainRoute[];
const OTHERS = ["home", "catalog", "contact", "shortlist"] as const satisfies PlainRoute[];
/** Everything filled in, a long title, priced per boat, without prices. */
const OFFERS = ["saona-island", "cruise-shore-welcome", "sailing-catamaran", "beach-wedding"];

function listPaths(locale: Locale): string[] {
  const pages = [...OTHERS, ...LISTS].map((route) => getPath(route, locale));
  return [...pages, ...OFFERS.map((key) => getOffer(key, locale).path)];
}

/**
 * How far the best of these elements is outside of the window, in whole pixels; 0 when all of one is in it and nothing lies over its
 * end.
 */
async function getOverhang(elements: Locator): Promise<number> {
  return elements.evaluateAll((nodes) => {
    const getOne = (node: Element) => {
      const { left, top, bottom, width } = node.getBoundingClientRect();
      if (width === 0) return 9999;
      const outside = Math.max(0, Math.ceil(bottom - window.innerHeight), Math.ceil(-top));
      if (outside > 0) return outside;
      const over = document.elementFromPoint(left + 4, bottom - 4);
      return over !== null && (node.contains(over) || over.contains(node)) ? 0 : 8888;
    };
    return Math.min(9999, ...nodes.map(getOne));
  });
}

/** What the first view of every page shows, by name. */
function listParts(page: Page, locale: Locale): Record<string, Locator> {
  const t = getTranslator(locale);
  const main = page.getByRole("main");
  const first = getOffer("saona-island", locale);
  return {
    headline: main.getByRole("heading", { level: 1 }),
    line: main.locator("h1 ~ p, h1 ~ div > p").first(),
    licence: main.getByText(t("common.footer.licence", { number: site[locale].licence_number })),
    "answering time": main.getByText(t("common.answering", { count: inbox[locale].due_after_hours })),
    button: main.locator("a[data-variant]"),
    "price or first offer": main
      .getByRole("link", { name: first.title, exact: true })
      .or(main.getByText(/\$\s?\d|\d\s(USD|US\$)|price on request|precio a consultar|prezzo su richiesta/i)),
  };
}

for (const [locale, [width, height]] of combine([LOCALE_CODES, WINDOWS]))
  test(`the first view says what, from which price, licence, answering time and the way on, ${locale} at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const missing: string[] = [];
    for (const path of listPaths(locale)) {
      await page.goto(path);
      await showFonts(page);
      for (const [name, part] of Object.entries(listParts(page, locale))) {
        const overhang = await getOverhang(part);
        if (overhang > 0) missing.push(`${path}: ${name} (${overhang} px)`);
      }
    }
    expect(missing).toEqual([]);
  });

for (const [width, height] of WINDOWS)
  test(`a list begins with its picture at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const route of LISTS) {
      await page.goto(getPath(route, "en"));
      const header = await page.getByRole("banner").boundingBox();
      const picture = await page.getByRole("main").getByRole("img").first().boundingBox();
      expect((picture?.y ?? 9999) - (header?.height ?? 0)).toBeLessThanOrEqual(24);
    }
  });

test.describe("the home page", () => {
  for (const [width, height] of [
    [1024, 1366],
    [2560, 1440],
  ] as const)
    test(`has no empty strip below its first words in a high window, ${width}x${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const button = page.getByRole("main").locator("a[data-variant]").first();
      const rest = await button.evaluate(
        (link) =>
          (link.closest("section")?.getBoundingClientRect().bottom ?? 9999) -
          link.getBoundingClientRect().bottom,
      );
      expect(rest).toBeLessThanOrEqual(24);
    });

  test("has a way in for guests of ships, for families, and for who wants a boat", async ({ page }) => {
    for (const name of ["cruise", "families", "boats"] as const) {
      await page.goto("/");
      await page.getByRole("link", { name: home.en.ways[name].title }).click();
      await expect(page).toHaveURL(/\/catalog\?(port=la-romana-cruises|tag=family|type=catalog)$/);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    }
  });

  test("shows the licence with its number, and who works there, drawn portraits named as such", async ({
    page,
  }) => {
    await page.goto("/it");
    const t = getTranslator("it");
    const main = page.getByRole("main");
    const register = main.getByRole("link", { name: t("home.licence.register") });
    await expect(register).toHaveAttribute("href", site.it.licence_register ?? "");
    await expect(main.getByText(site.it.licence_number, { exact: true })).toBeVisible();
    const team = main.getByRole("region", { name: home.it.team.title });
    const people = await team.getByRole("listitem").count();
    expect(people).toBeGreaterThan(0);
    await expect(team.getByText(t("home.team.drawn"))).toHaveCount(people);
  });
});
