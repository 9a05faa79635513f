import { CHUNK_RELOAD_GUARD_MS } from "../config/timing";
import { DEFAULT_LOCALE } from "../config/locales";
import { getPath, getPathLocale } from "../i18n/routes";
import { loadAfresh } from "../lib/load-afresh";
import { setNavigationStatus } from "../lib/navigation-state";
import { takeReload } from "../lib/reload-guard";
import { shouldPrefetch } from "../lib/should-prefetch";

const NOT_FOUND_PATH = "/404.html";

/** Gets the path of the localized page for an address that does not exist, when the address has a language prefix. */
function getLocalizedNotFoundPath(path: string): string | undefined {
  const locale = getPathLocale(path.split(/[?#]/)[0] ?? path);
  return locale === DEFAULT_LOCALE ? undefined : getPath("notFound", locale);
}

/** Gatsby shows a page under any address only when its path is `/404.html`: so the localized page borrows that path. */
function withNotFoundPath(resources: GatsbyPageResources): GatsbyPageResources {
  return resources.page ? { ...resources, page: { ...resources.page, path: NOT_FOUND_PATH } } : resources;
}

/** Reloads the address once per minute when a page's code cannot be loaded; after that the loading bar says so. */
function recoverFromFailedLoad(target: string): void {
  if (takeReload(window.sessionStorage, Date.now(), CHUNK_RELOAD_GUARD_MS)) loadAfresh(target);
  else setNavigationStatus("failed");
}

/**
 * Mends what Gatsby's page loader does: a failed load keeps query and hash and reloads at most once a minute, an
 * unknown address answers in the language of its path, and hovering fetches nothing on 2g or save-data.
 */
export function patchLoader(loader: GatsbyLoader, getTarget: (path: string) => string): void {
  const { loadPage, loadPageSync, hovering } = loader;
  const notFoundPages = new Map<string, GatsbyPageResources>();

  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    if (!resources || resources.status === "error") {
      recoverFromFailedLoad(getTarget(path));
      return new Promise(() => undefined);
    }
    const localized = resources.page?.path === NOT_FOUND_PATH ? getLocalizedNotFoundPath(path) : undefined;
    const notFound = localized && (await loadPage(localized));
    if (!notFound || notFound.page?.path !== localized) return resources;
    notFoundPages.set(path, withNotFoundPath(notFound));
    return notFoundPages.get(path);
  };

  loader.loadPageSync = (path, options) => notFoundPages.get(path) ?? loadPageSync(path, options);

  loader.hovering = (path) => (shouldPrefetch(navigator.connection) ? hovering(path) : undefined);
}
