import { CHUNK_RELOAD_GUARD_MS } from "../config/timing";
import { DEFAULT_LOCALE } from "../config/locales";
import { getPath, getPathLocale } from "../i18n/routes";
import { hasBegunForm } from "./has-begun-form";
import { loadAfresh } from "../browser-state/load-afresh";
import { setNavigationStatus } from "../browser-state/navigation-state";
import { takeReload } from "./reload-guard";
import { shouldPrefetch } from "./should-prefetch";
import { loadAllStyles } from "./all-styles";

const NOT_FOUND_PATH = "/404.html";

/** Gets a path without its query. */
export const toPathname = (path: string) => path.replace(/\?.*/, "");

/** Gets the path of the localized page for an address that does not exist, when the address has a language prefix. */
function getLocalizedNotFoundPath(pathname: string): string | undefined {
  const locale = getPathLocale(pathname);
  return locale === DEFAULT_LOCALE ? undefined : getPath("notFound", locale);
}

/** Gatsby shows a page under any address only when its path is `/404.html`: so the localized page borrows that path. */
function withNotFoundPath(resources: GatsbyPageResources): GatsbyPageResources {
  return resources.page ? { ...resources, page: { ...resources.page, path: NOT_FOUND_PATH } } : resources;
}

/** Counts where the visitor wanted to go: what was asked for before is not wanted any more. */
let turn = 0;

/** The visitor wants to go somewhere else: no page that is still on its way may take the place of that one. */
export function dropLoads(): void {
  turn += 1;
}

const NEVER = new Promise<undefined>(() => undefined);

function isHere(pathname: string): boolean {
  return pathname === window.location.pathname;
}

/**
 * Loads an address from the server: at most once a minute, so that a broken deployment makes no loop, and never over
 * what somebody has begun to write on the page that would be reloaded. Tells whether it does.
 */
function takeFromServer(pathname: string, target: string): boolean {
  if (isHere(pathname) && hasBegunForm()) return false;
  if (!takeReload(Date.now(), CHUNK_RELOAD_GUARD_MS)) return false;
  loadAfresh(target);
  return true;
}

/** The site was deployed since this page was loaded: code that is here and data that come now may not fit together. */
function isOfAnotherBuild({ page }: GatsbyPageResources): boolean {
  const here = window.___webpackCompilationHash;
  return Boolean(here && page?.webpackCompilationHash && page.webpackCompilationHash !== here);
}

/** Gatsby would reload the page by itself when it compares builds; what was refused here is not to happen there. */
function asOfThisBuild(resources: GatsbyPageResources): GatsbyPageResources {
  const webpackCompilationHash = window.___webpackCompilationHash;
  if (!resources.page || webpackCompilationHash === undefined) return resources;
  return { ...resources, page: { ...resources.page, webpackCompilationHash } };
}

/**
 * Mends what Gatsby's page loader does: a page that is not wanted any more never arrives, a failed load, or one of a newer
 * build, goes to the server with query and hash (docs/decisions/0062), an unknown address answers in the language of its path,
 * a page is the same with any query, and hovering fetches nothing on 2g or save-data.
 */
export function patchLoader(loader: GatsbyLoader, getTarget: (path: string) => string): void {
  const { loadPage, loadPageSync, hovering, enqueue } = loader;
  const notFoundPages = new Map<string, GatsbyPageResources>();

  loader.loadPage = async (path) => {
    const mine = turn;
    const pathname = toPathname(path);
    const [resources, isStyled] = await Promise.all([loadPage(pathname), loadAllStyles()]);
    if (mine !== turn) return NEVER;
    if (!isStyled || !resources || resources.status === "error") {
      if (!takeFromServer(pathname, getTarget(path))) setNavigationStatus("failed");
      return NEVER;
    }
    if (isOfAnotherBuild(resources)) {
      if (takeFromServer(pathname, getTarget(path))) return NEVER;
      // Another page is loaded from the server by Gatsby itself, as a plain link would.
      if (isHere(pathname)) return asOfThisBuild(resources);
    }
    const localized =
      resources.page?.path === NOT_FOUND_PATH ? getLocalizedNotFoundPath(pathname) : undefined;
    const notFound = localized && (await loadPage(localized));
    if (mine !== turn) return NEVER;
    if (!notFound || notFound.page?.path !== localized) return resources;
    const borrowed = withNotFoundPath(notFound);
    notFoundPages.set(pathname, borrowed);
    return borrowed;
  };

  // Without its options, with which Gatsby would get the error of a page that failed before, and show that as a page.
  loader.loadPageSync = (path) => {
    const pathname = toPathname(path);
    return notFoundPages.get(pathname) ?? loadPageSync(pathname);
  };

  loader.hovering = (path) => (shouldPrefetch(navigator.connection) ? hovering(toPathname(path)) : undefined);

  loader.enqueue = (path) => enqueue(toPathname(path));
}
