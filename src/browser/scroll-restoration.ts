/**
 * Leaves scrolling on Back and Forward to the site: the browser would scroll the page that leaves to the next one's place, and
 * that place would be kept as the one where the visitor left it. A page that is loaded anew is scrolled by the browser,
 * which is there long before the scripts.
 */
export function takeScrollRestoration(): void {
  const setMode = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  // Before `pageshow` the browser may still be about to restore a page that was loaded anew.
  if (document.readyState === "complete") setMode("manual")();
  window.addEventListener("pageshow", setMode("manual"));
  window.addEventListener("pagehide", setMode("auto"));
}

/** Tells whether the browser has scrolled a page that was loaded anew: not if the last one was killed before it could hide. */
export function isRestoredByBrowser(): boolean {
  return window.history.scrollRestoration === "auto";
}
