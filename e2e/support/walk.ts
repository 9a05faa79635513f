import type { CDPSession, Page } from "@playwright/test";

/** An element that got the focus. */
export interface Stop {
  name: string;
  isInView: boolean;
  hasOutline: boolean;
  /** No other element covers its middle. */
  isUncovered: boolean;
}

interface Walk {
  stops: Stop[];
  /** The focus has returned to an earlier stop. */
  isOver: boolean;
}

declare global {
  interface Window {
    walk_?: Walk;
  }
}

/** So many steps at once: asking the page after each of them would take longer than the step. */
const STRIDE = 25;
const MANY_STOPS = 400;

/** Records every stop at keyup: by then the browser has scrolled. */
function listen(): void {
  const walk: Walk = (window.walk_ = { stops: [], isOver: false });
  const reached = new Set<Element>();
  let last: Element | null = null;
  for (const element of document.querySelectorAll("[data-reached]")) element.removeAttribute("data-reached");

  function readStop(element: Element): Stop {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // A choice is drawn by its label, or by what stands beside it; of a video, the browser rings its own controls.
    const drawn = [element, element.closest("label"), element.nextElementSibling];
    const isRinged = (part: Element | null) => {
      const { outlineStyle, outlineWidth } = part
        ? getComputedStyle(part)
        : { outlineStyle: "none", outlineWidth: "" };
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    // A tall field or a wide picture may reach beyond the window: the middle of what shows counts.
    const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
    const over = document.elementFromPoint(
      middle(left, right, window.innerWidth),
      middle(top, bottom, window.innerHeight),
    );
    return {
      name:
        element.getAttribute("aria-label") ??
        (element.textContent.trim() || element.querySelector("img")?.alt) ??
        "",
      isInView: bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth,
      hasOutline: element.localName === "video" || drawn.some(isRinged),
      isUncovered: over !== null && (element.contains(over) || over.contains(element)),
    };
  }

  window.addEventListener("keyup", ({ key }) => {
    const element = document.activeElement;
    // A date has a stop for each of its parts.
    if (key !== "Tab" || walk.isOver || !element || element === last) return;
    if (element === document.body) return;
    last = element;
    walk.isOver = reached.has(element);
    if (walk.isOver) return;
    reached.add(element);
    element.setAttribute("data-reached", "");
    walk.stops.push(readStop(element));
  });
}

async function pressTabs(session: CDPSession, count: number): Promise<void> {
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const steps = Array.from({ length: count }, () => [
    session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
  ]);
  await Promise.all(steps.flat());
}

/** Walks the page by Tab, once around or at most `limit` stops. Gets every stop in its order; each is marked `data-reached`. */
export async function walk(page: Page, limit = MANY_STOPS): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(listen);
  for (let steps = 0; steps < limit; steps += STRIDE) {
    await pressTabs(session, Math.min(STRIDE, limit - steps));
    if (await page.evaluate(() => window.walk_?.isOver)) break;
  }
  await session.detach();
  return page.evaluate(() => window.walk_?.stops ?? []);
}

/** Lists the focusable elements that `walk` has not reached. */
export async function findUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, textarea, select, summary, [tabindex]",
    );
    return (
      [...all]
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.hasAttribute("data-reached"))
        // Of radio buttons the keyboard reaches one, and the arrow keys the others.
        .filter(
          (element) =>
            !document.querySelector(
              `[type=radio][name="${element.getAttribute("name") ?? ""}"][data-reached]`,
            ),
        )
        .map(
          (element) =>
            `<${element.localName}> ${element.getAttribute("aria-label") ?? element.textContent.trim()}`,
        )
    );
  });
}
