import { createStore } from "./create-store";

/** Whether a page is being loaded; `failed` stays until the next navigation. */
export type NavigationStatus = "idle" | "loading" | "failed";

export const {
  get: getNavigationStatus,
  set: setNavigationStatus,
  subscribe: listenToNavigation,
} = createStore<NavigationStatus>("idle");

type PageLocation = Pick<Location, "href" | "assign" | "reload">;

const withoutHash = (address: string) => address.split("#")[0];

/** Loads an address from the server, also the present one: a browser asked to go to its hash would only scroll. */
export function loadAfresh(address: string, location: PageLocation = window.location): void {
  if (withoutHash(address) === withoutHash(location.href)) location.reload();
  else location.assign(address);
}

let pending: { top: number; hash: string } | null = null;

/** Keeps where the next page is to be scrolled to, until the previous page has faded out. */
export function setPendingScroll(position: { top: number; hash: string }): void {
  pending = position;
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash like `#100%` is no encoded text and names nothing.
    return null;
  }
}

/** Scrolls to the kept place: a saved position, else the hash's element, else the top. */
export function applyPendingScroll(): void {
  if (!pending) return;
  const { top, hash } = pending;
  pending = null;
  const target = hash && top === 0 ? findTarget(hash) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, top);
}

export function moveFocus(to?: HTMLElement | null): void {
  const target = to ?? document.querySelector("h1");
  // What is no control takes the focus only when told that it may.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus();
}

interface StepState {
  /** Set in the entry of the history that something open on the page has of its own. */
  isStep?: boolean | undefined;
}

function getState(): StepState | null {
  return window.history.state as StepState | null;
}

/**
 * Gives what opens on a page an entry of its own in the history, so that Back closes it and stays on the page. It keeps the key of
 * the page, under which Gatsby keeps how far the page is scrolled. Gets what takes the entry away when it is closed in another
 * way; `then` is called when that is done.
 */
export function addHistoryStep(close: () => void): (then?: () => void) => void {
  // A page that is loaded anew keeps the entry.
  if (!getState()?.isStep) window.history.pushState({ ...getState(), isStep: true }, "");
  window.addEventListener("popstate", close);
  return (then = () => undefined) => {
    window.removeEventListener("popstate", close);
    if (!getState()?.isStep) {
      then();
      return;
    }
    window.addEventListener("popstate", then, { once: true });
    window.history.back();
  };
}

/** Makes the entry one of the page, which stays when what had it is closed. */
export function keepHistoryStep(): void {
  if (getState()?.isStep) window.history.replaceState({ ...getState(), isStep: undefined }, "");
}
