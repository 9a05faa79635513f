import sharp from "sharp";
import type { Locator, Page, PageScreenshotOptions } from "@playwright/test";
import { getOffer } from "../support/fixture";
import { open, settle } from "../support/open";
import { expect, test } from "../support/test";

/** Text over a picture, and its lowest contrast with the background. */
interface PictureText {
  text: string;
  contrast: number;
  /** What WCAG asks for: 3 for large letters, otherwise 4.5. */
  needed: number;
}

type Clip = NonNullable<PageScreenshotOptions["clip"]>;
type Colour = readonly [red: number, green: number, blue: number];

const MARK = "data-over-picture";

/** Marks every element whose own text is over an image or a video. */
async function markTexts(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const pictures = [...document.querySelectorAll("img, video")].filter((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return width > 80 && height > 80 && picture.checkVisibility({ opacityProperty: true });
    });
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    for (const element of document.querySelectorAll("main *, header *")) {
      const box = element.getBoundingClientRect();
      if (box.width < 4 || box.height < 4 || !hasWords(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const isOver = pictures.some((picture) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      });
      if (isOver) element.setAttribute(mark, "");
    }
  }, MARK);
}

function getLuminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function getContrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Gets where the lines of an element's own words are in the window; the element itself may reach far beyond them. */
async function findLines(text: Locator): Promise<Clip[]> {
  await text.scrollIntoViewIfNeeded();
  return text.evaluate((element) => {
    const range = document.createRange();
    const lines = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return lines
      .filter(({ width, height }) => width >= 2 && height >= 2)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
}

/** Photographs the background of the text, and finds the pixel closest to the text's colour. */
async function findWorstContrast(page: Page, text: Locator, colour: Colour): Promise<number> {
  const lines = await findLines(text);
  await text.evaluate((element: HTMLElement) => {
    element.style.setProperty("color", "transparent", "important");
    element.style.setProperty("text-shadow", "none", "important");
    element.style.setProperty("text-decoration", "none", "important");
  });
  let worst = 21;
  for (const clip of lines) {
    const png = await page.screenshot({ clip, animations: "disabled" });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels)
      worst = Math.min(worst, getContrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  }
  return worst;
}

/** Finds all words over pictures and measures them, as the browser has drawn them. */
async function measurePictureTexts(page: Page): Promise<PictureText[]> {
  await markTexts(page);
  const measured: PictureText[] = [];
  for (const text of await page.locator(`[${MARK}]`).all()) {
    const { words, colour, isLarge } = await text.evaluate((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const pixels = parseFloat(fontSize);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return {
        words: element.textContent.trim().slice(0, 40),
        colour: [red, green, blue] as const,
        isLarge: pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700),
      };
    });
    measured.push({
      text: words,
      contrast: await findWorstContrast(page, text, colour),
      needed: isLarge ? 3 : 4.5,
    });
  }
  return measured;
}

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
