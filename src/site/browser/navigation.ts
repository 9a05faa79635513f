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
