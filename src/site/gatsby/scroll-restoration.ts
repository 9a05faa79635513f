import { applyPendingScroll, setPendingScroll } from "../browser/pending-scroll";

/**
 * Turns off the browser's scroll restoration on Back and Forward: it would scroll the old page to the position of the next one, and Gatsby would save
 * that as the old page's position. A page that is reloaded is still scrolled by the browser, long before the scripts start.
 */
export function disableScrollRestoration(): void {
  const setMode = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  // Before `pageshow` the browser may still be about to restore a page that was loaded anew.
  if (document.readyState === "complete") setMode("manual")();
  window.addEventListener("pageshow", setMode("manual"));
  window.addEventListener("pagehide", setMode("auto"));
}

/** Tells whether the browser restores the scroll position of a reloaded page: not when the previous one ended without `pagehide`. */
export function isRestoredByBrowser(): boolean {
  return window.history.scrollRestoration === "auto";
}

type Entry = Pick<Location, "hash">;
interface ScrollState {
  top?: number;
}

const getState = () => (window.history.state ?? {}) as ScrollState;

/** Notes in the entry of the history where the page is when a link inside it is followed: Gatsby has one position for both entries. */
export function recordInPageScroll(): void {
  const record = ({ target }: Event) => {
    if ((target as Element).closest('a[href^="#"]'))
      window.history.replaceState({ ...getState(), top: window.scrollY }, "");
  };
  document.addEventListener("click", record, true);
}

/** Scrolls within a page, to where a link was followed or to where it leads; tells whether there was anything to do. */
export function scrollInPage(from: Entry, to: Entry): boolean {
  if (from.hash === to.hash) return false;
  const { top = 0 } = getState();
  setPendingScroll({ top, hash: to.hash });
  applyPendingScroll();
  return true;
}
