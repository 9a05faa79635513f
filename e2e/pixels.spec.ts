import { combine } from "../src/testing/combine";
import { addStyles } from "./support/add-styles";
import { findForeignLetters } from "./support/foreign-letters";
import { standStill, takeSmallPicture } from "./support/small-picture";
import { getGroups, openStyleguide, showGroupAlone } from "./support/styleguide";
import { expect, test } from "./support/test";

/**
 * Compares the style guide and its whole pages, which show fixed content, with the small screenshots of e2e/baselines
 * (docs/decisions/0092). After a change of the design that was meant, and looked at:
 * `npx playwright test e2e/pixels.spec.ts --update-snapshots`.
 */
const MOMENT = "2026-11-21T14:30:00Z";
/** Edges of letters differ a little between versions of Chromium; a row that moves by three pixels is more than this. */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 80 };
const SCALE = { 360: 0.6, 1280: 0.45 } as const;
const WIDTHS = [360, 1280] as const;

/** As `e2e/styleguide/pages.tsx` names them. */
const PAGES = ["home", "list", "catalog", "excursion", "boat", "contact", "terms", "not-found"];
/** Staff can change the site's sentences: their keys are shown instead. */
const FIXED_WORDS = "?words=keys";
const BY_NIGHT = ["home-360", "catalog-1280", "excursion-1280", "not-found-360"];

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "America/Santo_Domingo" });
test.skip(
  process.platform !== "linux",
  "Every system draws letters in its own way; the pictures are Linux's.",
);
test.skip(
  !/headless[-_]shell/.test(process.env.CHROMIUM_PATH ?? ""),
  "A Chromium with windows draws edges of letters in another way; the pictures are those of its headless shell.",
);

test.beforeEach(({ page }) => standStill(page, MOMENT));

for (const [name, width] of combine([PAGES, WIDTHS]))
  test(`the page "${name}" looks as it did at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStyleguide(page, `${FIXED_WORDS}&page=${name}`);
    // A film's controls show how far it has been loaded.
    await addStyles(page, "video { visibility: hidden }");
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

for (const width of WIDTHS)
  test(`every component of the style guide looks as it did at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openStyleguide(page, FIXED_WORDS);
    // A font lacks a letter at every width, and the pages are made of these components.
    if (width === 360)
      expect.soft(await findForeignLetters(page), "drawn in a font of the machine").toEqual([]);
    const groups = await getGroups(page);
    expect(groups.length).toBeGreaterThan(15);
    for (const group of groups)
      expect
        .soft(await takeSmallPicture(await showGroupAlone(page, group), SCALE[width]), group)
        .toMatchSnapshot(`guide-${group}-${width}.png`, TOLERANCE);
  });

test("the viewer of pictures looks as it did", async ({ page }) => {
  await openStyleguide(page, `${FIXED_WORDS}&only=viewer`);
  expect(await takeSmallPicture(page, SCALE[1280])).toMatchSnapshot("guide-viewer-1280.png", TOLERANCE);
});

test("fonts that come late change no picture", async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fallback();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStyleguide(page, `${FIXED_WORDS}&page=boat`);
  expect(await takeSmallPicture(page, SCALE[1280])).toMatchSnapshot("boat-1280.png", TOLERANCE);
});

for (const [what, group, style] of [
  ["a button that is four pixels higher", "buttons", "button[data-variant] { min-block-size: 3rem }"],
  ["a heading in another face", "headings", "h1 { font-family: serif }"],
  ["fields with other borders", "fields", "input { border: 3px solid !important }"],
] as const) {
  test(`${what} is noticed`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openStyleguide(page, `${FIXED_WORDS}&only=${group}`);
    const part = await showGroupAlone(page, group);
    await addStyles(page, style);
    expect(await takeSmallPicture(part, SCALE[1280])).not.toMatchSnapshot(
      `guide-${group}-1280.png`,
      TOLERANCE,
    );
  });
}

test("a letter that the site's fonts do not have is noticed", async ({ page }) => {
  await openStyleguide(page, `${FIXED_WORDS}&only=headings`);
  await page.getByRole("heading", { name: "Excursions" }).evaluate((heading) => heading.append(" Ж"));
  expect(await findForeignLetters(page)).toEqual([expect.stringContaining("Excursions Ж")]);
});
