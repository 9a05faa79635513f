import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Stands for every photograph: staff may replace those, and a machine without a graphics card draws them slowly. */
const FLAT = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#8fb5b0"/></svg>`;

/** The pages show no photographs, and it is always the same moment. Timers run on: a page whose clock stands never comes alive. */
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

/**
 * Takes the picture of a page from its top to its end, or of a part of it, and makes it `scale` times as wide. With 64 colours or fewer
 * its palette would have 16, and a button might lose its own.
 */
export async function takeSmallPicture(what: Page | Locator, scale: number): Promise<Buffer> {
  const options = { animations: "disabled", caret: "hide" } as const;
  const whole = "goto" in what ? { ...options, fullPage: true } : options;
  const picture = sharp(await what.screenshot(whole));
  const { width } = await picture.metadata();
  return picture
    .resize({ width: Math.round(width * scale), kernel: "linear" })
    .png({ compressionLevel: 9, palette: true, colours: 256, dither: 0 })
    .toBuffer();
}
