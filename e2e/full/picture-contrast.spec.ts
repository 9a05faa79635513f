import { getOffer } from "../support/fixture";
import { open } from "../support/open";
import { measurePictureTexts, type PictureText } from "../support/picture-text";
import { settle } from "../support/settle";
import { expect, test } from "../support/test";

const PATHS = ["/", "/excursions", "/catalog", "/contact", getOffer("coral-key", "en").path];

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

for (const { width, colorScheme } of LOOKS)
  test.describe(`at ${width} px in ${colorScheme} colours`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("text over pictures has enough contrast at its worst pixel", async ({ page }) => {
      for (const path of PATHS) {
        await open(page, path);
        await settle(page);
        expect.soft(findTooWeak(await measurePictureTexts(page)), path).toEqual([]);
      }
    });
  });
