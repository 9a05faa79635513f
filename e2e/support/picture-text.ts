import type { Locator, Page } from "@playwright/test";
import sharp, { type Region } from "sharp";

/** Words that stand over a picture, and the worst contrast with what is behind them. */
export interface PictureText {
  text: string;
  contrast: number;
  /** What WCAG asks for: 3 for large letters, otherwise 4.5. */
  needed: number;
}

type Colour = readonly [red: number, green: number, blue: number];

const MARK = "data-over-picture";

/** Marks every element whose own words lie over an image or a film. */
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

/** Gets where the lines of an element's own words are on the page; the element itself may reach far beyond them. */
async function findLines(text: Locator): Promise<Region[]> {
  return text.evaluate((element) => {
    const range = document.createRange();
    const lines = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return lines
      .filter(({ width, height }) => width >= 2 && height >= 2)
      .map(({ x, y, width, height }) => ({
        left: Math.max(0, Math.floor(x + window.scrollX)),
        top: Math.max(0, Math.floor(y + window.scrollY)),
        width: Math.ceil(width),
        height: Math.ceil(height),
      }));
  });
}

interface FoundText extends Omit<PictureText, "contrast"> {
  colour: Colour;
  lines: Region[];
}

/** Reads words, colour, size and place of an element, and makes its words transparent. */
async function takeWords(text: Locator): Promise<FoundText> {
  const lines = await findLines(text);
  const { words, colour, isLarge } = await text.evaluate((element: HTMLElement) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const pixels = parseFloat(fontSize);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    element.style.setProperty("color", "transparent", "important");
    element.style.setProperty("text-shadow", "none", "important");
    element.style.setProperty("text-decoration", "none", "important");
    return {
      words: element.textContent.trim().slice(0, 40),
      colour: [red, green, blue] as const,
      isLarge: pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700),
    };
  });
  return { text: words, colour, lines, needed: isLarge ? 3 : 4.5 };
}

/** Finds the pixel behind the words that is most like their colour. */
async function findWorstContrast(png: Buffer, { colour, lines }: FoundText): Promise<number> {
  const { width = 0 } = await sharp(png).metadata();
  let worst = 21;
  for (const line of lines) {
    const region = { ...line, width: Math.min(line.width, width - line.left) };
    const { data, info } = await sharp(png)
      .extract(region)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels)
      worst = Math.min(worst, getContrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  }
  return worst;
}

/** Finds all words over pictures and measures them, as the browser has drawn the page from top to end. */
export async function measurePictureTexts(page: Page): Promise<PictureText[]> {
  await markTexts(page);
  const found: FoundText[] = [];
  for (const text of await page.locator(`[${MARK}]`).all()) found.push(await takeWords(text));
  const png = await page.screenshot({ fullPage: true, animations: "disabled" });
  return Promise.all(
    found.map(async (one) => ({
      text: one.text,
      needed: one.needed,
      contrast: await findWorstContrast(png, one),
    })),
  );
}
