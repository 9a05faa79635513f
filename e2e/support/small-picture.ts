import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Replaces every photograph and video: a machine without a graphics card draws them slowly. */
export const FLAT = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#8fb5b0"/></svg>`;

/** The pages show no photographs, and it is always the same moment. Timers run on: a page with a stopped clock never hydrates. */
export async function standStill(page: Page, moment: string): Promise<void> {
  await page.route(/\.(jpe?g|png|webp|avif|mp4|webm)$/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: FLAT }),
  );
  await page.addInitScript((now) => {
    const Clock = Date;
    window.Date = class extends Clock {
      constructor(...parts: number[]) {
        // A date of several parts is none of "now".
        super(...((parts.length === 0 ? [now] : parts) as [number]));
      }
      static override now = () => now;
    } as DateConstructor;
  }, Date.parse(moment));
}

async function getClip(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("The part to take a picture of is not shown.");
  return box;
}

/**
 * Photographs a page from its top to its end, or a part of it, without scrolling: what sticks to the window would be elsewhere then.
 * The browser measures first and draws then: a page that has changed its height in between, e.g. because a font came, is
 * cut off or ends in an empty band.
 */
async function takePicture(what: Page | Locator): Promise<Buffer> {
  const page = "goto" in what ? what : what.page();
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await getHeight();
  const picture = await page.screenshot({
    ...{ animations: "disabled", caret: "hide", fullPage: true },
    ...("goto" in what ? {} : { clip: await getClip(what) }),
  });
  expect(await getHeight(), "the page's height after its picture was taken").toBe(before);
  return picture;
}

/**
 * Takes the picture of a page or of a part of it, and makes it `scale` times as wide. With 64 colours or fewer its palette would have
 * 16, and a button might lose its own.
 */
export async function takeSmallPicture(what: Page | Locator, scale: number): Promise<Buffer> {
  const picture = sharp(await takePicture(what));
  const { width } = await picture.metadata();
  return picture
    .resize({ width: Math.round(width * scale), kernel: "linear" })
    .png({ compressionLevel: 9, palette: true, colours: 256, dither: 0 })
    .toBuffer();
}
