/*
 * Workaround for: Gatsby's browser hooks say nothing of a navigation before its page is loaded, nor which pages are in memory;
 *   and `window.pagePath` replaces the address of an unknown page (gatsby/cache-dir/navigation.js, production-app.js).
 * Tested with: gatsby 5.16
 * Upstream: none filed
 * Without it: no loading bar until the page is there (Gatsby's own `onRouteUpdateDelayed` comes after a second), and `/404.html` in
 *   the address bar of an unknown page.
 * Fails without it: src/browser/browser-hooks.test.ts, e2e/loading-bar.spec.ts
 * Needed while this passes: src/workarounds/gatsby/client.upstream.test.ts
 */

/** Calls a listener with the target of each navigation by a link or by `navigate()`, before Gatsby starts to load the page. */
export function onNavigate(listener: (to: string) => void): void {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === "string") listener(to);
    navigate(to, options);
  };
}

/** Tells whether Gatsby can show a page without loading anything. */
export function isPageLoaded(pathname: string): boolean {
  return window.___loader.loadPageSync(pathname) !== undefined;
}

/** Tells Gatsby the path of the page that the server has sent; Gatsby replaces the address by it when the two differ. */
export function setPagePath(path: string | undefined): void {
  window.pagePath = path;
}
