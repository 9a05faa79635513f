import type { Page } from "@playwright/test";

/** Of the window's height, how far one scrolls from look to look. */
const STEP = 0.4;

/**
 * Scrolls through a page and gets each control and price that something floating covers where it is drawn. Bars as wide as what
 * they belong to (header, booking bar) are edges of the window: what is below them comes out by scrolling.
 */
export function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async (step) => {
    const isIn = (inner: Element, outer: Element) => outer === inner || outer.contains(inner);

    function findFloating(element: Element | null): Element | undefined {
      for (let at = element; at; at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
      return undefined;
    }

    function isEdge(floating: Element): boolean {
      return floating.getBoundingClientRect().width > 0.7 * window.innerWidth;
    }

    function check(control: Element, covered: Set<string>): void {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      for (const { left, right, top, bottom } of control.getClientRects())
        for (const x of [left + 2, (left + right) / 2, right - 2])
          for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
            const hit = document.elementFromPoint(x, y);
            const floating = findFloating(hit);
            if (!hit || !floating || isEdge(floating) || isIn(control, floating) || isIn(hit, control))
              continue;
            const name = control.getAttribute("aria-label") ?? control.textContent;
            covered.add(
              `${name.trim().slice(0, 40)} at ${Math.round(window.scrollY)}, by ${hit.outerHTML.slice(0, 60)}`,
            );
          }
    }

    async function passFrames(count: number): Promise<void> {
      for (let frames = 0; frames < count; frames += 1) await new Promise(requestAnimationFrame);
    }

    function findNow(): Set<string> {
      const covered = new Set<string>();
      const controls = document.querySelectorAll(
        "a, button, input, select, textarea, summary, td, [data-price]",
      );
      for (const control of controls) check(control, covered);
      return covered;
    }

    const found = new Set<string>();
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += step * window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await passFrames(3);
      // What floats gives way when the browser has told it what is below: on a busy machine seconds later.
      const deadline = performance.now() + 5000;
      while (findNow().size > 0 && performance.now() < deadline) await passFrames(10);
      for (const name of findNow()) found.add(name);
    }
    return [...found];
  }, STEP);
}
