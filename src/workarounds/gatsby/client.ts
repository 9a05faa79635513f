/*
 * Workaround for: Gatsby's client says nothing of a navigation before its page is loaded, shows the page of an earlier navigation that was slow,
 *   drops query and hash when a page cannot be loaded, shows the English 404 page under every unknown address, and keeps its table of scripts as
 *   text, in which it finds none to prefetch (gatsby/cache-dir: navigation.js, loader.js; gatsby/dist/utils/gatsby-webpack-stats-extractor.js).
 * Tested with: gatsby 5.16
 * Upstream: none filed
 * Without it: no loading bar in the first second and none that turns red; the last link that was tapped is not the page that is shown; an unknown
 *   Spanish address answers in English; no script is prefetched.
 * Fails without it: src/site/gatsby/browser-hooks.test.ts, e2e/full/loading-bar.spec.ts, e2e/full/history.spec.ts, e2e/full/prefetch.spec.ts
 * Needed while this passes: src/workarounds/gatsby/client.upstream.slow.test.ts
 */
import { DEFAULT_LOCALE } from "../../domain/config/locales";
import { getPath, getPathLocale } from "../../domain/i18n/routes";

const NOT_FOUND_PATH = "/404.html";
const NEVER = new Promise<undefined>(() => undefined);
/** A page is the same with any query; Gatsby would load it once for each. */
const withoutQuery = (path: string) => path.replace(/\?.*/, "");
/** The last navigation: its page alone is shown. */
let target: URL | undefined;

/** Notes that a navigation has begun; the page of an earlier one is not shown any more. */
export const startNavigation = (to: URL) => void (target = to);

/** Calls a listener with the target of each navigation by a link or by `navigate()`, before Gatsby starts to load the page. */
export function onNavigate(listener: (to: URL) => void): void {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === "string") listener(new URL(to, window.location.href));
    navigate(to, options);
  };
}

/** Patches Gatsby's page loader; `onFailure` gets the whole address of a page that could not be loaded. */
export function patchLoader(onFailure: (address: string) => void): void {
  if (typeof window.___chunkMapping === "string")
    window.___chunkMapping = JSON.parse(window.___chunkMapping) as Record<string, string[]>;
  const loader = window.___loader;
  const { loadPage, loadPageSync } = loader;
  const notFound = new Map<string, GatsbyPageResources>();
  loader.loadPage = async (path) => {
    const [navigation, pathname] = [target, withoutQuery(path)];
    let resources = await loadPage(pathname);
    const locale = getPathLocale(pathname);
    if (resources?.page?.path === NOT_FOUND_PATH && locale !== DEFAULT_LOCALE) {
      const { page, ...localized } = (await loadPage(getPath("notFound", locale))) ?? {};
      // Gatsby shows a page under any address only when its path is `/404.html`.
      if (page)
        notFound.set(pathname, (resources = { ...localized, page: { ...page, path: NOT_FOUND_PATH } }));
    }
    if (navigation !== target) return NEVER;
    if (resources && resources.status !== "error") return resources;
    const asked = [target, window.location].find((address) => address?.pathname === pathname);
    onFailure((asked ?? new URL(path, window.location.href)).href);
    return NEVER;
  };
  // Without its options: with them Gatsby shows the error of a page that failed before.
  loader.loadPageSync = (path) => notFound.get(withoutQuery(path)) ?? loadPageSync(withoutQuery(path));
}
