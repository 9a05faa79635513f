import type { Page } from "@playwright/test";

interface Watched {
  shifts: number[];
}

/** Notes every shift of the layout on the pages that are opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Takes the shifts noted on this page since the last time, in the units of Cumulative Layout Shift. */
export function takeLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts.splice(0));
}
