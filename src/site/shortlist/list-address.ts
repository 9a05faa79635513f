const PARAM = "list";
const listeners = new Set<() => void>();

interface ListState {
  /** The address shows the visitor's own list, which may have changed since. */
  isOwnList?: boolean;
}

export function getAddressList(): string {
  return new URLSearchParams(window.location.search).get(PARAM) ?? "";
}

/** Tells whether the list in the address is the visitor's own, and not one that somebody sent. */
export function isOwnAddress(): boolean {
  return (window.history.state as ListState | null)?.isOwnList === true;
}

/** Writes a list as the query of an address. Its characters need no escaping, so that a chat makes a whole link of it. */
export function toListSearch(list: string): string {
  return list === "" ? "" : `?${PARAM}=${list}`;
}

/** Puts a list into the page's address, without a new entry in the history. */
export function setAddressList(list: string, isOwnList: boolean): void {
  const state = { ...(window.history.state as object | null), isOwnList };
  window.history.replaceState(
    state,
    "",
    window.location.pathname + toListSearch(list) + window.location.hash,
  );
  for (const listener of listeners) listener();
}

/** Calls back when the list in the address changes. */
export function subscribeToAddress(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("popstate", onChange);
  };
}
