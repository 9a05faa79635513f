import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { settle } from "./support/settle";
import { openStyleguide } from "./support/styleguide";
import { expect, test } from "./support/test";

// Compares with the pictures of e2e/baselines. After a change of the design that was meant, and looked at:
//   npx playwright test e2e/pixels.spec.ts --update-snapshots
// How much may differ, and why: docs/decisions/0036.
const TOLERANCE = { threshold: 0.25, maxDiffPixelRatio: 0.01, animations: "disabled" } as const;

const HEIGHTS: Readonly<Record<number, number>> = { 360: 780, 1280: 800 };
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  excursions: "/excursions",
  catalog: "/catalog",
  contact: "/contact",
  terms: "/terms-conditions",
  "not-found": "/nothing-here",
  offer: getOffer("saona-island", "en").path,
};
const GROUPS = [
  ...["buttons", "headings", "text", "frame", "errors", "fields", "form-ends"],
  ...["cards", "lists", "booking", "offer-bare", "offer-full"],
];

test.use({ tolerated: /status of 404/, contextOptions: { reducedMotion: "reduce" } });
test.skip(
  process.platform !== "linux",
  "Every system draws letters in its own way; the pictures are Linux's.",
);
test.beforeEach(({ page }) => page.clock.setFixedTime("2026-11-21T14:30:00Z"));

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: HEIGHTS[width] ?? 800 } });

    for (const [name, path] of Object.entries(PAGES)) {
      test(`${name} looks as it did`, async ({ page }) => {
        await open(page, path);
        await settle(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, TOLERANCE);
      });
    }
  });
}

for (const [width, colorScheme] of [
  [360, "dark"],
  [1280, "light"],
] as const) {
  test.describe(`the style guide at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const group of GROUPS) {
      test(`${group} looks as it did`, async ({ page }) => {
        await openStyleguide(page, `?only=${group}`);
        await settle(page);
        const part = page.locator(`[data-group="${group}"]`);
        await expect(part).toHaveScreenshot(`guide-${group}-${width}.png`, TOLERANCE);
      });
    }
  });
}

test("every group of the style guide is compared", async ({ page }) => {
  await openStyleguide(page, "");
  const shown = await page
    .locator("[data-group]")
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("data-group")));
  expect(shown).toEqual(GROUPS);
});
