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
