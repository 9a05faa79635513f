import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Locator, type Page, test as base } from "@playwright/test";
import sharp from "sharp";

import { getT } from "../../src/editor/decap/texts";
import { type SiteCopy, startSiteCopy } from "../support/site-copy";

/** The languages that the guides are written in. */
export const GUIDE_LOCALES = ["en", "es"] as const;
export type GuideLocale = (typeof GUIDE_LOCALES)[number];

/** The browser of the pictures: its fields with dates and files speak it. */
export const BROWSER_LANGUAGES = { en: "en-US", es: "es-ES" } as const;

/** What the editor says besides its texts. */
const EDITOR_WORDS = {
  en: {
    adult: "Adult (US dollars)",
    summary: "Summary",
    publish: ["Publish", "Publish now"],
    saved: "Changes saved",
    remove: "Delete entry",
  },
  es: {
    adult: "Adulto (dólares)",
    summary: "Resumen",
    publish: ["Publicar", "Publicar ahora"],
    saved: "Cambios guardados",
    remove: "Eliminar entrada",
  },
} as const;

/** What a picture's window says, in the language of the guide. */
export function getGuideWords(locale: GuideLocale) {
  return { ...EDITOR_WORDS[locale], t: getT(locale) };
}

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

/** A step of the guides: `site` is a site whose content they change. */
export const test = base.extend<object, { site: SiteCopy }>({
  site: [
    // Playwright reads from this pattern which fixtures it needs: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSiteCopy();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
