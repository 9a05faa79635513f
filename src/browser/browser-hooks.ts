import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { ALIVE_EVENT, FONT_FACES } from "../config/page-start";
import { getPath, getPathLocale } from "../i18n/routes";
import { setNavigationStatus } from "../browser-state/navigation-state";
import { showOfflineNote } from "../browser-state/offline-note";
import { silenceAnnouncer } from "../browser-state/page-announcer";
import { setPendingScroll } from "../browser-state/pending-scroll";
import { shouldPrefetch } from "./should-prefetch";
import { showLateFonts } from "./late-fonts";
import { dropLoads, patchLoader, toPathname } from "./patch-loader";
import { keepPlaces, returnToPlace } from "./scroll-places";
import { isRestoredByBrowser, takeScrollRestoration } from "./scroll-restoration";

/** Where the visitor asked to go last, with query and hash: Gatsby's loader is told the path alone. */
let target: URL | undefined;

/** Gets the whole address of a path that is loaded: where the visitor is going, or where a first load has brought them. */
function getTarget(path: string): string {
  const pathname = toPathname(path);
  const asked = [target, window.location].find((address) => address?.pathname === pathname);
  return (asked ?? new URL(path, window.location.href)).href;
}

/**
 * Tells Gatsby of which path the page is, which an attribute says instead of an inline script. It would replace the
 * address of an unknown page by that of its 404 page; the visitor keeps what was typed.
 */
function tellPagePath() {
  const { pagePath } = document.body.dataset;
  const notFoundPath = getPath("notFound", getPathLocale(window.location.pathname));
  window.pagePath = pagePath === notFoundPath ? window.location.pathname : pagePath;
}

/**
 * Says what Gatsby asks for and mends the loader before Gatsby uses it. Gatsby waits for the answer, and so goes on in a task of
 * its own: a touch may come first.
 */
export function onClientEntry(): Promise<void> {
  tellPagePath();
  patchLoader(window.___loader, getTarget);
  return new Promise((resolve) => setTimeout(resolve));
}

/** React takes the built page over in small steps, so that a touch meanwhile is answered between two of them. */
export function replaceHydrateFunction() {
  return (page: ReactNode, container: Element) => {
    // Under `gatsby develop` there is no built page.
    if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
    else createRoot(container).render(page);
  };
}

/** Back or Forward: Gatsby says nothing of it before the page is there. */
function onPopState() {
  target = undefined;
  dropLoads();
  setNavigationStatus(window.___loader.loadPageSync(window.location.pathname) ? "idle" : "loading");
}

/**
 * From the first render on, every navigation moves the loading bar and puts an end to the one before; what was clicked before is
 * done now.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === "string") {
      target = new URL(to, window.location.href);
      dropLoads();
      if (target.pathname !== window.location.pathname) setNavigationStatus("loading");
    }
    navigate(to, options);
  };
  window.addEventListener("popstate", onPopState);
  takeScrollRestoration();
  keepPlaces();
  document.dispatchEvent(new Event(ALIVE_EVENT));
};

/**
 * The navigation has ended. Gatsby asks `shouldUpdateScroll` about a hash only when its element is on the page that
 * still shows, so the next page's own hash is kept here.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  setNavigationStatus("idle");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  silenceAnnouncer();
  showOfflineNote(location.pathname);
  showLateFonts(FONT_FACES);
  if (location.hash) setPendingScroll({ top: 0, hash: location.hash });
};

export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () =>
  !shouldPrefetch(navigator.connection);

/**
 * A first page stays where the browser and the visitor have scrolled it. Inside a page, Back leads to where the visitor was, and
 * the rest is Gatsby's business. From page to page, the one that leaves must not jump: until the next one has taken its place,
 * the new scroll position waits.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return !isRestoredByBrowser();
  const from = prevRouterProps.location;
  if (from.pathname === location.pathname) return !returnToPlace(from, location);
  const saved = (getSavedScrollPosition as (at: Location) => [number, number | null] | null)(location);
  setPendingScroll({ top: saved?.[1] ?? 0, hash: location.hash });
  return false;
};
