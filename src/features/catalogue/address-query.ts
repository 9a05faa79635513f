/** While somebody types, the address waits: browsers refuse more than about a hundred changes in half a minute. */
const TYPING_MS = 300;

let query: string | undefined;
let home = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setQuery(next: string): void {
  query = next;
  listeners.forEach((listener) => listener());
}

/** The page stays on the screen for a moment after the visitor has gone to another one. */
function isHere(): boolean {
  return window.location.pathname === home;
}

/** Takes the query from the address: the visitor went back, or followed a link to this page. */
export function readAddress(): void {
  clearTimeout(timer);
  if (isHere()) setQuery(window.location.search);
}

/** Calls the listener whenever the query changes; gets what ends it. For `useSyncExternalStore`. */
export function listenToQuery(listener: () => void): () => void {
  if (listeners.size === 0) {
    home = window.location.pathname;
    query = window.location.search;
    window.addEventListener("popstate", readAddress);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("popstate", readAddress);
    clearTimeout(timer);
    query = undefined;
  };
}

/** Gets the query of the page's address, or what it is about to be. */
export function getQuery(): string {
  return query ?? window.location.search;
}

function write(isStep: boolean): void {
  if (!isHere() || query === window.location.search) return;
  const { pathname, hash } = window.location;
  const address = `${pathname}${query ?? ""}${hash}`;
  // The page keeps its key: under another one Gatsby would not find how far it was scrolled.
  const { history } = window;
  if (isStep) history.pushState(history.state, "", address);
  else history.replaceState(history.state, "", address);
}

/** Sets the query: at once as a step that the back button undoes, or, while typing, without a step and a little later. */
export function changeQuery(next: string, how: "step" | "typing"): void {
  clearTimeout(timer);
  setQuery(next);
  if (how === "step") write(true);
  else timer = setTimeout(() => write(false), TYPING_MS);
}
