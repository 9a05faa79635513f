/** Returns what `access` returns; `undefined` where the browser forbids storage, or has no room left for it. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Another window has changed it, or may have while this page lay in the cache for going back. */
const CHANGES = ["storage", "pageshow"];

/** A text in the browser's storage, which components subscribe to; where storage is forbidden or full it lasts as long as the page. */
function createStoredText(key: string, getStorage: () => Storage) {
  const listeners = new Set<() => void>();
  let unsaved: string | undefined;
  return {
    /** "" where nothing was saved. */
    load: () => unsaved ?? tryStorage(() => getStorage().getItem(key)) ?? "",
    save: (text: string): void => {
      unsaved = undefined;
      try {
        getStorage().setItem(key, text);
      } catch {
        unsaved = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      for (const change of CHANGES) window.addEventListener(change, onChange);
      return () => {
        listeners.delete(onChange);
        for (const change of CHANGES) window.removeEventListener(change, onChange);
      };
    },
  };
}

/** The visitor's list, kept on the device (see `kept-list.ts`). */
export const {
  load: loadList,
  save: saveList,
  subscribe: subscribeToList,
} = createStoredText("list", () => localStorage);

/** The trip of this visit: day, port, party and ship as the query of an address (see `trip.ts`). */
export const {
  load: loadTrip,
  save: saveTrip,
  subscribe: subscribeToTrip,
} = createStoredText("trip", () => sessionStorage);
