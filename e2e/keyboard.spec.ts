import type { Page } from "@playwright/test";

import servicesPage from "../content/pages/services.json";
import navigation from "../content/settings/navigation.json";
import site from "../content/settings/site.json";
import { LOCALES } from "../src/config/locales";
import { open } from "./support/open";
import { getOffer } from "./support/offers";
import { expect, test } from "./support/test";

test.use({ tolerated: /status of 404/ });

interface Stop {
  name: string;
  isInView: boolean;
  hasOutline: boolean;
  /** Nothing but the element itself lies over its middle. */
  isUncovered: boolean;
}

async function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // A choice is drawn by its label, or by what stands beside it; of a video, the browser rings its own controls.
    const drawn = [element, element.closest("label"), element.nextElementSibling];
    const isRinged = (part: Element | null) => {
      const { outlineStyle, outlineWidth } = part
        ? getComputedStyle(part)
        : { outlineStyle: "none", outlineWidth: "" };
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    // A tall field or a wide picture may reach beyond the window: the middle of what shows counts.
    const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
    const over = document.elementFromPoint(
      middle(left, right, window.innerWidth),
      middle(top, bottom, window.innerHeight),
    );
    return {
      name:
        element.getAttribute("aria-label") ??
        (element.textContent.trim() || element.querySelector("img")?.alt) ??
        "",
      isInView: bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth,
      hasOutline: element.localName === "video" || drawn.some(isRinged),
      isUncovered: over !== null && (element.contains(over) || over.contains(element)),
    };
  });
}

test("the keyboard's first stop leads past the header to the content", async ({ page }) => {
  await open(page, "/excursions");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test("the header is walked in the order in which it is read", async ({ page }) => {
  const { brand, phone } = site.en;
  const { excursions, activities, services, explore, contact } = navigation.en;
  const languages = LOCALES.map(({ name }) => name);
  const expected = [
    ...["Skip to the content", `${brand}, home`, excursions, activities, services, explore],
    ...["My list", ...languages, phone, "Chat on WhatsApp", contact],
  ];
  await open(page, "/terms-conditions");
  for (const name of expected) {
    await page.keyboard.press("Tab");
    expect((await readStop(page)).name).toContain(name);
  }
});

/** Names what a keyboard ought to reach and has not; `reached` is set on every stop of the walk. */
async function findUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, textarea, select, summary, [tabindex]",
    );
    return (
      [...all]
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.hasAttribute("data-reached"))
        // Of radio buttons the keyboard reaches one, and the arrow keys the others.
        .filter(
          (element) =>
            !document.querySelector(
              `[type=radio][name="${element.getAttribute("name") ?? ""}"][data-reached]`,
            ),
        )
        .map(
          (element) =>
            `<${element.localName}> ${element.getAttribute("aria-label") ?? element.textContent.trim()}`,
        )
    );
  });
}

const MANY_STOPS = 300;
const EVERY_KIND = [
  ...["/", "/excursions", "/catalog", "/contact", "/terms-conditions", "/admin/registro", "/nothing-here"],
  ...["saona-island", "sailing-catamaran"].map((key) => getOffer(key, "en").path),
];

for (const path of EVERY_KIND) {
  for (const width of [360, 1280]) {
    test(`the keyboard reaches all of ${path} at ${width} px, and every stop is in view, uncovered and visible`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const faults: Stop[] = [];
      let steps = 0;
      for (; steps < MANY_STOPS; steps += 1) {
        await page.keyboard.press("Tab");
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        await page.evaluate(() => document.activeElement?.setAttribute("data-reached", ""));
        const stop = await readStop(page);
        if (!stop.isInView || !stop.hasOutline || !stop.isUncovered) faults.push(stop);
      }
      expect(faults).toEqual([]);
      expect(steps).toBeGreaterThan(15);
      expect(await findUnreached(page)).toEqual([]);
    });
  }
}

test("a page that has come is announced by its own heading", async ({ page }) => {
  await open(page, "/es/excursiones");
  await page.getByRole("banner").getByRole("link", { name: navigation.es.services }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/es/servicios");
  await expect(page.locator("#gatsby-announcer")).toHaveText(servicesPage.es.title);
});
