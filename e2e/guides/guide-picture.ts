import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

const FOLDER = "docs/staff/images";
const MAX_WIDTH = 1280;
/** Pixels of the device to one of the page: pictures are taken larger than they are written, so that letters are clear. */
export const GUIDE_PIXELS = 2;
const MAX_BYTES = 60_000;
const QUALITIES = [82, 74, 66, 58, 50];

/** A part of the window, in pixels of the page. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Waits until the first pictures of an element are loaded, as many as are in sight. */
export async function expectPictures(within: Pick<Locator, "locator">, count: number): Promise<void> {
  const countLoaded = (all: Element[], asked: number) =>
    all.slice(0, asked).filter((one) => (one as HTMLImageElement).naturalWidth > 0).length;
  const pictures = within.locator("img");
  await expect.poll(() => pictures.evaluateAll(countLoaded, count), { timeout: 60_000 }).toBe(count);
}

/**
 * Writes what the window, a part of it, or an element shows into the guide's pictures, as WebP of at most 60 kB. It is as wide as on the screen,
 * whatever the device's pixels are.
 */
export async function takeGuidePicture(
  what: Page | Locator,
  name: string,
  part?: Part | "whole page",
): Promise<void> {
  const options = { animations: "disabled", caret: "hide", scale: "device" } as const;
  const isWhole = part === "whole page";
  const bytes =
    "goto" in what
      ? await what.screenshot({ ...options, ...(isWhole ? { fullPage: true } : part && { clip: part }) })
      : await what.screenshot(options);
  const picture = sharp(bytes);
  const { width } = await picture.metadata();
  const small = picture.resize({ width: Math.min(MAX_WIDTH, Math.round(width / GUIDE_PIXELS)) });
  for (const quality of QUALITIES) {
    const written = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (written.length <= MAX_BYTES) return writeFile(join(FOLDER, `${name}.webp`), written);
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes. Expected a smaller part of the window.`);
}
