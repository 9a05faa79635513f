import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { ALIVE_EVENT, FONT_FACES } from "../config/page-start";
import { getPath, getPathLocale } from "../i18n/routes";
import { setNavigationStatus } from "../browser-state/navigation-state";
import { closeNoteByButton, listenToNotes, showOfflineNote } from "../browser-state/offline-note";
import { setPendingScroll } from "../browser-state/pending-scroll";
import {
  isPageLoaded,
  loadPrefetchedPage,
  onNavigate,
  parseChunkTable,
  setPagePath,
} from "../workarounds/gatsby/client-globals";
import { recordInPagePositions, restoreInPagePosition } from "../workarounds/gatsby/in-page-history";
import { muteAnnouncer } from "../workarounds/gatsby/mute-announcer";
import { cancelNavigation, patchLoader, toPathname } from "../workarounds/gatsby/patch-loader";
import { keepTranslatedText } from "../workarounds/react/translated-text";
import { showLateFonts } from "./late-fonts";
import { preloadMainPicture } from "./preload-main-picture";
import { isRestoredByBrowser, disableScrollRestoration } from "./scroll-restoration";

/** The target of the last navigation, with query and hash; Gatsby's loader gets the path alone. */
let target: URL | undefined;

/** Returns the whole address of a path that is being loaded: the target of the navigation, or the address of the first page. */
function getTarget(path: string): string {
  const pathname = toPathname(path);
  const known = [target, window.location].find((address) => address?.pathname === pathname);
  return (known ?? new URL(path, window.location.href)).href;
}

/** Reads the page's path from `<body data-page-path>`. An unknown address keeps what the visitor typed, not the path of the 404 page. */
function readPagePath(): string | undefined {
  const { pagePath } = document.body.dataset;
  const notFoundPath = getPath("notFound", getPathLocale(window.location.pathname));
  return pagePath === notFoundPath ? window.location.pathname : pagePath;
}

/** Prepares Gatsby's client before it starts. Gatsby awaits the promise, so its start is a task of its own and input events can run first. */
export function onClientEntry(): Promise<void> {
  setPagePath(readPagePath());
  parseChunkTable();
  patchLoader(getTarget);
  keepTranslatedText();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Hydrates in a transition: React works in small steps, and handles input between two of them. */
export function replaceHydrateFunction() {
  return (page: ReactNode, container: Element) => {
    // Under `gatsby develop` there is no built page.
    if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
    else createRoot(container).render(page);
  };
}

/** Loads the page of a link in view completely; Gatsby prefetches none on 2g and with save-data. */
export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({ pathname }) =>
  loadPrefetchedPage(pathname);

/** Handles Back and Forward, for which Gatsby calls no hook before the page is loaded. */
function onPopState() {
  target = undefined;
  cancelNavigation();
  setNavigationStatus(isPageLoaded(window.location.pathname) ? "idle" : "loading");
}

function onNavigation(to: string) {
  target = new URL(to, window.location.href);
  cancelNavigation();
  if (target.pathname !== window.location.pathname) setNavigationStatus("loading");
}

/** From the first render on each navigation shows the loading bar and cancels the previous one. Events of before are replayed now. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  onNavigate(onNavigation);
  window.addEventListener("popstate", onPopState);
  disableScrollRestoration();
  recordInPagePositions();
  muteAnnouncer();
  listenToNotes();
  closeNoteByButton();
  document.addEventListener("pointerover", preloadMainPicture);
  document.dispatchEvent(new Event(ALIVE_EVENT));
};

/**
 * Ends a navigation. Gatsby calls `shouldUpdateScroll` for a hash only when its element is on the page that still shows, so the
 * next page's own hash is noted here.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  setNavigationStatus("idle");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  showOfflineNote(location.pathname);
  showLateFonts(FONT_FACES);
  if (location.hash) setPendingScroll({ top: 0, hash: location.hash });
};

/**
 * The first page keeps its scroll position. Inside a page, Back restores the recorded position; all else is left to Gatsby. From
 * page to page the new position is applied when the next page is shown (`applyPendingScroll`): the old one must not jump.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return !isRestoredByBrowser();
  const from = prevRouterProps.location;
  if (from.pathname === location.pathname) return !restoreInPagePosition(from, location);
  const saved = (getSavedScrollPosition as (at: Location) => [number, number | null] | null)(location);
  setPendingScroll({ top: saved?.[1] ?? 0, hash: location.hash });
  return false;
};
