/*
 * Workaround for: Gatsby's browser hooks say nothing of a navigation before its page is loaded, nor which pages are in memory;
 *   `window.pagePath` replaces the address of an unknown page (gatsby/cache-dir/navigation.js, production-app.js); and the table by which it
 *   prefetches the scripts of pages is written as text, in which it finds none (gatsby/dist/utils/gatsby-webpack-stats-extractor.js).
 * Tested with: gatsby 5.16
 * Upstream: none filed
 * Without it: no loading bar until the page is there (Gatsby's own `onRouteUpdateDelayed` comes after a second), and `/404.html` in
 *   the address bar of an unknown page. On slow 4G a touched link waits for scripts and for `app-data.json`: 1.1 s more.
 * Fails without it: src/browser/browser-hooks.test.ts, e2e/full/loading-bar.spec.ts, e2e/full/prefetch.spec.ts
 * Needed while this passes: src/workarounds/gatsby/client.upstream.slow.test.ts
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

/** Returns the data of a page that is in memory: the answer to its query. */
export function getLoadedData(pathname: string): object | undefined {
  return window.___loader.loadPageSync(pathname)?.json?.data;
}

/** Gives Gatsby its table of scripts by page as a table, so that it can prefetch them. */
export function parseChunkTable(): void {
  if (typeof window.___chunkMapping === "string")
    window.___chunkMapping = JSON.parse(window.___chunkMapping) as Record<string, string[]>;
}

/**
 * Loads a page whose data and scripts are in the browser's cache into memory: on a touch, a slow line would make Gatsby wait for its note
 * of the newest build (`app-data.json`) once more.
 */
export function loadPrefetchedPage(pathname: string): void {
  window.___loader.hovering(pathname);
}

/** Tells Gatsby the path of the page that the server has sent; Gatsby replaces the address by it when the two differ. */
export function setPagePath(path: string | undefined): void {
  window.pagePath = path;
}
