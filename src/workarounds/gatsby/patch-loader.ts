/*
 * Workaround for: what Gatsby's page loader does with failed, superseded, outdated and unknown pages (gatsby/cache-dir/loader.js).
 * Tested with: gatsby 5.16
 * Upstream: none filed
 * Without it: a page that loads slowly replaces the one that was asked for after it; an address whose page fails to load loses its query and
 *   hash; after a deployment old code gets new data, also over a form that was begun; an unknown Spanish address answers in English; each
 *   query of one page is loaded as a page of its own; hovering loads pages on 2g and with save-data.
 * Fails without it: src/workarounds/gatsby/patch-loader.slow.test.ts, src/workarounds/gatsby/cancelled-navigation.slow.test.ts, e2e/history.spec.ts
 * Needed while this passes: src/workarounds/gatsby/client.upstream.slow.test.ts
 */
import { CHUNK_RELOAD_GUARD_MS } from "../../config/timing";
import { DEFAULT_LOCALE } from "../../config/locales";
import { getPath, getPathLocale } from "../../i18n/routes";
import { hasBegunForm } from "../../browser/has-begun-form";
import { loadAfresh } from "../../browser-state/load-afresh";
import { setNavigationStatus } from "../../browser-state/navigation-state";
import { takeReload } from "../../browser/reload-guard";
import { shouldPrefetch } from "../../browser/should-prefetch";
import { loadAllStyles } from "../../browser/all-styles";

const NOT_FOUND_PATH = "/404.html";

export const toPathname = (path: string) => path.replace(/\?.*/, "");

function getLocalizedNotFoundPath(pathname: string): string | undefined {
  const locale = getPathLocale(pathname);
  return locale === DEFAULT_LOCALE ? undefined : getPath("notFound", locale);
}

/** Gatsby shows a page under any address only when its path is `/404.html`, so the localized page gets that path. */
function withNotFoundPath(resources: GatsbyPageResources): GatsbyPageResources {
  return resources.page ? { ...resources, page: { ...resources.page, path: NOT_FOUND_PATH } } : resources;
}

/** The current navigation. A page that was asked for by an earlier one is never shown. */
let navigationId = 0;

/** Cancels the navigation that is under way: its page is not shown when it has loaded. */
export function cancelNavigation(): void {
  navigationId += 1;
}

const NEVER = new Promise<undefined>(() => undefined);

function isHere(pathname: string): boolean {
  return pathname === window.location.pathname;
}

/**
 * Loads an address from the server: at most once a minute, so that a broken deployment does not cause a loop, and not over
 * a form of the current page that the visitor has begun to fill in. Tells whether it does.
 */
function loadFromServer(pathname: string, target: string): boolean {
  if (isHere(pathname) && hasBegunForm()) return false;
  if (!takeReload(Date.now(), CHUNK_RELOAD_GUARD_MS)) return false;
  loadAfresh(target);
  return true;
}

/** Tells whether the site was deployed since this page was loaded: its code and the new data may not fit together. */
function isOfAnotherBuild({ page }: GatsbyPageResources): boolean {
  const here = window.___webpackCompilationHash;
  return Boolean(here && page?.webpackCompilationHash && page.webpackCompilationHash !== here);
}

/** Gatsby reloads a page of another build by itself; where that was refused above, the page is marked as one of this build. */
function asOfThisBuild(resources: GatsbyPageResources): GatsbyPageResources {
  const webpackCompilationHash = window.___webpackCompilationHash;
  if (!resources.page || webpackCompilationHash === undefined) return resources;
  return { ...resources, page: { ...resources.page, webpackCompilationHash } };
}

/**
 * Patches Gatsby's page loader: the page of a cancelled navigation never resolves; one that failed, or that is of a newer build, is
 * loaded from the server with query and hash (docs/decisions/0223); an unknown address shows the 404 page of its language; a page is
 * the same with any query; hovering prefetches nothing on 2g or with save-data.
 */
export function patchLoader(getTarget: (path: string) => string, loader = window.___loader): void {
  const { loadPage, loadPageSync, hovering, enqueue } = loader;
  const notFoundPages = new Map<string, GatsbyPageResources>();

  loader.loadPage = async (path) => {
    const ownId = navigationId;
    const pathname = toPathname(path);
    const [resources, isStyled] = await Promise.all([loadPage(pathname), loadAllStyles()]);
    if (ownId !== navigationId) return NEVER;
    if (!isStyled || !resources || resources.status === "error") {
      if (!loadFromServer(pathname, getTarget(path))) setNavigationStatus("failed");
      return NEVER;
    }
    if (isOfAnotherBuild(resources)) {
      if (loadFromServer(pathname, getTarget(path))) return NEVER;
      // Gatsby itself loads another page from the server.
      if (isHere(pathname)) return asOfThisBuild(resources);
    }
    const localized =
      resources.page?.path === NOT_FOUND_PATH ? getLocalizedNotFoundPath(pathname) : undefined;
    const notFound = localized && (await loadPage(localized));
    if (ownId !== navigationId) return NEVER;
    if (!notFound || notFound.page?.path !== localized) return resources;
    const borrowed = withNotFoundPath(notFound);
    notFoundPages.set(pathname, borrowed);
    return borrowed;
  };

  // The options are left out: with them Gatsby gets the error of a page that failed before, and shows it as a page.
  loader.loadPageSync = (path) => {
    const pathname = toPathname(path);
    return notFoundPages.get(pathname) ?? loadPageSync(pathname);
  };

  loader.hovering = (path) => (shouldPrefetch(navigator.connection) ? hovering(toPathname(path)) : undefined);

  loader.enqueue = (path) => enqueue(toPathname(path));
}
