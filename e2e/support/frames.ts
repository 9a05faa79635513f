import type { Page } from "@playwright/test";

/** What one frame of the browser showed. */
export interface Frame {
  heading: string;
  scrollY: number;
  opacity: number;
  isFading: boolean;
}

declare global {
  interface Window {
    frames_?: Frame[];
  }
}

/** Records every frame from now on: which page shows, how far it is scrolled, how opaque it is. */
export async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = (window.frames_ = []);
    const record = () => {
      const content = document.querySelector("main > div");
      frames.push({
        heading: content?.querySelector("h1")?.textContent ?? "",
        scrollY: window.scrollY,
        opacity: content ? Number(getComputedStyle(content).opacity) : 0,
        isFading: (content?.getAnimations().length ?? 0) > 0,
      });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

/** Gets the frames recorded so far. */
export async function getFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => window.frames_ ?? []);
}
