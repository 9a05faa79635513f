import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { loadAfresh, setNavigationStatus, setPendingScroll, applyPendingScroll } from "../browser/navigation";
import { listenToNotes, showOfflineNote } from "../browser/offline-note";
import { CHUNK_RELOAD_GUARD_MS } from "../../domain/config/site-pages";
import { onNavigate, patchLoader, startNavigation } from "../../workarounds/gatsby/client";
import { keepTranslatedText } from "../../workarounds/react/translated-text";
import { recordEarlyInput } from "./early-input";

/** The path of the page that is shown; the address changes before it on Back and Forward. */
let shownPath: string | undefined;

function onNavigation(to: URL): void {
  startNavigation(to);
  setNavigationStatus(to.pathname === shownPath ? "idle" : "loading");
}

/** Loads the address from the server, at most once in 60 seconds: a broken deployment must not cause a loop. */
function onFailure(address: string): void {
  if (takeReload(Date.now(), CHUNK_RELOAD_GUARD_MS)) loadAfresh(address);
  else setNavigationStatus("failed");
}

let redispatchEarlyInput: () => void;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  redispatchEarlyInput = recordEarlyInput();
  patchLoader(onFailure);
  keepTranslatedText();
};

/** Hydrates in a transition: React works in small steps, and handles input between two of them. */
export function replaceHydrateFunction() {
  return (page: ReactNode, container: Element) => {
    // Under `gatsby develop` there is no built page.
    if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
    else createRoot(container).render(page);
  };
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  shownPath = window.location.pathname;
  onNavigate(onNavigation);
  window.addEventListener("popstate", () => onNavigation(new URL(window.location.href)));
  disableScrollRestoration();
  recordInPageScroll();
  // Gatsby's live region says "Navigated to" in English, with the heading of the page that leaves; ours is in PageTransition.
  document.getElementById("gatsby-announcer")?.setAttribute("hidden", "");
  listenToNotes();
  redispatchEarlyInput();
};

/**
 * Ends a navigation. Gatsby calls `shouldUpdateScroll` for a hash only when its element is on the page that still shows, so the
 * next page's own hash is noted here.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownPath = location.pathname;
  setNavigationStatus("idle");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  showOfflineNote(location.pathname);
  if (location.hash) setPendingScroll({ top: 0, hash: location.hash });
};

/**
 * The first page keeps its scroll position. From page to page the new position is applied when the
 * next page is shown (`applyPendingScroll`): the old one must not jump.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return !isRestoredByBrowser();
  const from = prevRouterProps.location;
  if (from.pathname === location.pathname) return !scrollInPage(from, location);
  const saved = (getSavedScrollPosition as (at: Location) => [number, number | null] | null)(location);
  setPendingScroll({ top: saved?.[1] ?? 0, hash: location.hash });
  return false;
};

const KEY = "chunk-reload-at";

/** Allows one reload per period: true the first time, false until `periodMs` after it. Without storage: false. */
export function takeReload(now: number, periodMs: number): boolean {
  try {
    const { sessionStorage } = window;
    if (now - Number(sessionStorage.getItem(KEY)) < periodMs) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Storage may be forbidden, even to be looked at; then a reload could not be counted and is not made.
    return false;
  }
}

/**
 * Turns off the browser's scroll restoration on Back and Forward: it would scroll the old page to the position of the next one, and Gatsby would save
 * that as the old page's position. A page that is reloaded is still scrolled by the browser, long before the scripts start.
 */
function disableScrollRestoration(): void {
  const setMode = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  // Before `pageshow` the browser may still be about to restore a page that was loaded anew.
  if (document.readyState === "complete") setMode("manual")();
  window.addEventListener("pageshow", setMode("manual"));
  window.addEventListener("pagehide", setMode("auto"));
}

/** Tells whether the browser restores the scroll position of a reloaded page: not when the previous one ended without `pagehide`. */
function isRestoredByBrowser(): boolean {
  return window.history.scrollRestoration === "auto";
}

type Entry = Pick<Location, "hash">;
interface ScrollState {
  top?: number;
}

const getState = () => (window.history.state ?? {}) as ScrollState;

/** Notes in the entry of the history where the page is when a link inside it is followed: Gatsby has one position for both entries. */
function recordInPageScroll(): void {
  const record = ({ target }: Event) => {
    if ((target as Element).closest('a[href^="#"]'))
      window.history.replaceState({ ...getState(), top: window.scrollY }, "");
  };
  document.addEventListener("click", record, true);
}

/** Scrolls within a page, to where a link was followed or to where it leads; tells whether there was anything to do. */
function scrollInPage(from: Entry, to: Entry): boolean {
  if (from.hash === to.hash) return false;
  const { top = 0 } = getState();
  setPendingScroll({ top, hash: to.hash });
  applyPendingScroll();
  return true;
}
