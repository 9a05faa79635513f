import type { Page, TestInfo } from "@playwright/test";

import { addStyles } from "./support/add-styles";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { hasPicturedWords } from "./support/pictured-content";
import { standStill, takeSmallPicture } from "./support/small-picture";
import { getGroups, openStyleguide } from "./support/styleguide";
import { expect, test } from "./support/test";

/**
 * Compares with the small pictures of e2e/baselines (docs/decisions/0036). After a change of the design or of these pages' content
 * that was meant, and looked at: `npx playwright test e2e/pixels.spec.ts --update-snapshots`.
 */
const MOMENT = "2026-11-21T14:30:00Z";
/** Edges of letters differ a little between versions of Chromium; a row that moves by three pixels is more than this. */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 80 };
const SCALE = { 360: 0.6, 1280: 0.45 } as const;
const WIDTHS = [360, 1280] as const;

const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  list: "/excursions",
  catalogue: "/catalog",
  excursion: getOffer("saona-island", "en").path,
  boat: getOffer("sailing-catamaran", "en").path,
  contact: "/contact",
  terms: "/terms-conditions",
  "not-found": "/nothing-here",
};
const BY_NIGHT = ["home-360", "catalogue-1280", "excursion-1280", "not-found-360"];

test.use({ tolerated: /status of 404/, contextOptions: { reducedMotion: "reduce" } });
test.skip(
  process.platform !== "linux",
  "Every system draws letters in its own way; the pictures are Linux's.",
);

test.beforeEach(({ page }) => standStill(page, MOMENT));

function skipOtherWords(kind: "guide" | "pages", { config }: TestInfo): void {
  const isUpdate = config.updateSnapshots === "all" || config.updateSnapshots === "changed";
  test.skip(
    !hasPicturedWords(kind, isUpdate),
    "Words have changed since the pictures were taken. Look at the pages, then take them anew: --update-snapshots.",
  );
}

async function show(page: Page, path: string): Promise<void> {
  await open(page, path);
  // A film's controls show how far it has been loaded.
  await addStyles(page, "video { visibility: hidden }");
  await page.evaluate(() => document.fonts.ready);
  // The coast of the maps comes from a file of its own.
  await page.waitForLoadState("networkidle");
}

for (const width of WIDTHS) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name} looks as it did at ${width} px`, async ({ page }, testInfo) => {
      skipOtherWords("pages", testInfo);
      await page.setViewportSize({ width, height: 800 });
      await show(page, path);
      expect
        .soft(await takeSmallPicture(page, SCALE[width]))
        .toMatchSnapshot(`${name}-${width}.png`, TOLERANCE);
      if (!BY_NIGHT.includes(`${name}-${width}`)) return;
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await takeSmallPicture(page, SCALE[width])).toMatchSnapshot(
        `${name}-${width}-dark.png`,
        TOLERANCE,
      );
    });
  }

  test(`every component of the style guide looks as it did at ${width} px`, async ({ page }, testInfo) => {
    skipOtherWords("guide", testInfo);
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openStyleguide(page, "");
    const groups = await getGroups(page);
    expect(groups.length).toBeGreaterThan(15);
    for (const group of groups)
      expect
        .soft(await takeSmallPicture(page.locator(`[data-group="${group}"]`), SCALE[width]), group)
        .toMatchSnapshot(`guide-${group}-${width}.png`, TOLERANCE);
  });
}

test("the viewer of pictures looks as it did", async ({ page }, testInfo) => {
  skipOtherWords("guide", testInfo);
  await openStyleguide(page, "?only=viewer");
  expect(await takeSmallPicture(page, SCALE[1280])).toMatchSnapshot("guide-viewer-1280.png", TOLERANCE);
});

for (const [what, group, style] of [
  ["a button that is four pixels higher", "buttons", "button[data-variant] { min-block-size: 3rem }"],
  ["a heading in another face", "headings", "h1 { font-family: serif }"],
  ["fields with other borders", "fields", "input { border: 3px solid }"],
] as const) {
  test(`${what} is noticed`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openStyleguide(page, `?only=${group}`);
    await page.evaluate(() => document.fonts.ready);
    const part = page.locator(`[data-group="${group}"]`);
    await addStyles(page, style);
    expect(await takeSmallPicture(part, SCALE[1280])).not.toMatchSnapshot(
      `guide-${group}-1280.png`,
      TOLERANCE,
    );
  });
}
