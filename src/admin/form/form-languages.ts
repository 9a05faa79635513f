import { useSyncExternalStore } from "react";

import { isLocale, type Locale } from "../../config/locales";
import { getShownLocale } from "../texts";

const KEY = "form-languages";

function load(): readonly Locale[] {
  const stored = (localStorage.getItem(KEY) ?? "").split(" ").filter(isLocale);
  return stored.length > 0 ? stored : [getShownLocale()];
}

let languages: readonly Locale[] | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows these languages beside each other, and remembers it in this browser; one at least. */
export function showLanguages(shown: readonly Locale[]): void {
  if (shown.length === 0) return;
  languages = shown;
  localStorage.setItem(KEY, shown.join(" "));
  for (const listener of listeners) listener();
}

/** The languages that the form shows; at first the reader's own. */
export function getLanguages(): readonly Locale[] {
  return (languages ??= load());
}

export function useLanguages(): readonly Locale[] {
  return useSyncExternalStore(subscribe, getLanguages);
}
