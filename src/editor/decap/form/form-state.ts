import { useSyncExternalStore } from "react";

import { isLocale, type Locale } from "../../../config/locales";
import type { FieldMessage } from "../save-validation/field-message";
import { getShownLocale } from "../texts";

type OpenGroups = Readonly<Record<string, readonly string[]>>;

/** Finds out which of the marked faults an entry still has. */
type Recheck = (entry: unknown, faults: readonly FieldMessage[]) => readonly FieldMessage[];

const [LANGUAGES_KEY, GROUPS_KEY] = ["form-languages", "open-form-groups"];
const TYPING_MS = 300;

/** A value that components follow. */
function createStore<Value>(load: () => Value) {
  let loaded: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  const get = () => (loaded ??= { value: load() }).value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value: Value) => {
      loaded = { value };
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}

const languages = createStore<readonly Locale[]>(() => {
  const stored = (localStorage.getItem(LANGUAGES_KEY) ?? "").split(" ").filter(isLocale);
  return stored.length > 0 ? stored : [getShownLocale()];
});

const groups = createStore<OpenGroups>(() => {
  try {
    return JSON.parse(localStorage.getItem(GROUPS_KEY) ?? "{}") as OpenGroups;
  } catch {
    return {};
  }
});

const faults = createStore<readonly FieldMessage[]>(() => []);
let recheck: Recheck = (_, shown) => shown;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The languages that the form shows; at first the reader's own. */
export const getLanguages = languages.get;
export const useLanguages = languages.use;

/** Shows these languages beside each other, and remembers it in this browser; one at least. */
export function showLanguages(shown: readonly Locale[]): void {
  if (shown.length === 0) return;
  localStorage.setItem(LANGUAGES_KEY, shown.join(" "));
  languages.set(shown);
}

/** Opens exactly these groups of a collection's form, and remembers it in this browser. */
export function openGroups(collection: string, names: readonly string[]): void {
  const opened = { ...groups.get(), [collection]: names };
  localStorage.setItem(GROUPS_KEY, JSON.stringify(opened));
  groups.set(opened);
}

/** The open groups of a collection's form; at first the facts alone. */
export function useOpenGroups(collection: string): readonly string[] {
  return groups.use()[collection] ?? ["facts"];
}

export const useFaults = faults.use;

/** Marks the groups of the form that hold these fields; an empty list takes the marks away. */
export const showFaults = faults.set;

export function onRecheck(callback: Recheck): void {
  recheck = callback;
}

/** Takes the marks of mended fields away; called with the open entry after each change. */
export function recheckFaults(entry: unknown): void {
  clearTimeout(timer);
  if (faults.get().length === 0) return;
  timer = setTimeout(() => {
    const left = recheck(entry, faults.get());
    if (left.length < faults.get().length) faults.set(left);
  }, TYPING_MS);
}
