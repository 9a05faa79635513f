import { tryStorage } from "./try-storage";

const KEY = "list";

/** Another window has changed the list, or may have while this page lay in the cache for going back. */
const CHANGES = ["storage", "pageshow"];

const listeners = new Set<() => void>();
/** The list where storage is forbidden or full: it lasts as long as the page. */
let unsaved: string | undefined;

/** Loads the list; "" is an empty one. */
export function loadList(): string {
  return unsaved ?? tryStorage(() => localStorage.getItem(KEY)) ?? "";
}

/** Saves the list and tells everybody who shows it. */
export function saveList(list: string): void {
  unsaved = undefined;
  try {
    localStorage.setItem(KEY, list);
  } catch {
    unsaved = list;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the list changes, here or in another window. */
export function subscribeToList(onChange: () => void): () => void {
  listeners.add(onChange);
  for (const change of CHANGES) window.addEventListener(change, onChange);
  return () => {
    listeners.delete(onChange);
    for (const change of CHANGES) window.removeEventListener(change, onChange);
  };
}
