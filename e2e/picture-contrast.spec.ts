import { combine } from "../src/testing/combine";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { measurePictureTexts, type PictureText } from "./support/picture-text";
import { settle } from "./support/settle";
import { expect, test } from "./support/test";

const PATHS = ["/", "/excursions", "/catalog", "/contact", getOffer("saona-island", "en").path];

function findTooWeak(texts: readonly PictureText[]): PictureText[] {
  return texts.filter(({ contrast, needed }) => contrast < needed);
}

/** Phones and desktops in both appearances; what lies between and beyond in one, since the veil over a picture depends on one of both at a time. */
const LOOKS = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 768, colorScheme: "light" },
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 1920, colorScheme: "dark" },
] as const;

for (const [{ width, colorScheme }, path] of combine([LOOKS, PATHS])) {
  test.describe(`${path} at ${width} px in ${colorScheme} colours`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("text over pictures has enough contrast at its worst pixel", async ({ page }) => {
      await open(page, path);
      await settle(page);
      expect(findTooWeak(await measurePictureTexts(page))).toEqual([]);
    });
  });
}

test("the measurement reports pale text on a bright picture, and not dark text", async ({ page }) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#ddd"/></svg>';
  await page.setContent(`<main style="position: relative">
    <img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}" width="300" height="200">
    <p style="position: absolute; top: 10px; color: #fff">Pale</p>
    <p style="position: absolute; top: 60px; color: #000">Dark</p>
  </main>`);
  const texts = await measurePictureTexts(page);
  expect(texts.map(({ text }) => text)).toEqual(["Pale", "Dark"]);
  expect(findTooWeak(texts).map(({ text }) => text)).toEqual(["Pale"]);
});
