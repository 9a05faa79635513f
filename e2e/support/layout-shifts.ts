import type { Page } from "@playwright/test";

interface Watched {
  shifts: number[];
}

/**
 * Notes every shift of the layout on the pages that are opened from now on, once their HTML is there: where the browser pauses while it
 * reads that depends on the load of the machine.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    let start = Infinity;
    // An event's time is the browser's own, also where a test has a clock of its own.
    const begin = () => (start = new Event("begin").timeStamp);
    document.addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(begin)),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= start) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Takes the shifts noted on this page since the last time, in the units of Cumulative Layout Shift. */
export function takeLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts.splice(0));
}
