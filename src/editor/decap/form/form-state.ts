import { useSyncExternalStore } from "react";

import { isLocale, type Locale } from "../../../domain/config/locales";
import type { FieldMessage, FieldPlace } from "../save-validation/messages";
import { getShownLocale } from "../texts";

/** A value that components follow. */
export function createStore<Value>(load: () => Value) {
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
    /** Sets it while its components are drawn. */
    prepare: (value: Value) => {
      loaded = { value };
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}

type OpenGroups = Readonly<Record<string, readonly string[]>>;

const [LANGUAGES_KEY, GROUPS_KEY] = ["form-languages", "open-form-groups"];

const languages = createStore<readonly Locale[]>(() => {
  const stored = (localStorage.getItem(LANGUAGES_KEY) ?? "").split(" ").filter(isLocale);
  return stored.length > 0 ? stored : [getShownLocale()];
});

/** The languages that the form shows; at first the reader's own. */
export const useLanguages = languages.use;

/** Shows these languages beside each other, and remembers it in this browser; one at least. */
export function showLanguages(shown: readonly Locale[]): void {
  if (shown.length === 0) return;
  localStorage.setItem(LANGUAGES_KEY, shown.join(" "));
  languages.set(shown);
}

const groups = createStore<OpenGroups>(() => {
  try {
    return JSON.parse(localStorage.getItem(GROUPS_KEY) ?? "{}") as OpenGroups;
  } catch {
    return {};
  }
});

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

/** Finds out which of the marked faults an entry still has. */
type Recheck = (entry: unknown, faults: readonly FieldMessage[]) => readonly FieldMessage[];

const TYPING_MS = 300;
const faults = createStore<readonly FieldMessage[]>(() => []);
let recheck: Recheck = (_, shown) => shown;
let timer: ReturnType<typeof setTimeout> | undefined;

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

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Finds what a path such as `pickup.1.place` leads to in the form. */
function findPlace({ path, locale }: FieldPlace): HTMLElement | undefined {
  let around: HTMLElement | undefined;
  for (const part of path.split(".")) {
    const within: ParentNode = around ?? document;
    const found = /^\d+$/.test(part)
      ? within.querySelectorAll<HTMLElement>(".formRows > ol > li")[Number(part)]
      : within.querySelector<HTMLElement>(`[data-field="${part}"]`);
    if (!found) break;
    around = found;
  }
  return around?.querySelector<HTMLElement>(`[lang="${locale}"]`) ?? around;
}

/** Opens what the field stands in, and puts the cursor into it. */
async function focusField(place: HTMLElement, { locale }: FieldPlace): Promise<void> {
  if (place.lang === locale && place.hidden) showLanguages([...languages.get(), locale]);
  place.closest("[data-form-group]")?.querySelector<HTMLElement>("h2 [aria-expanded='false']")?.click();
  await nextFrame();
  place.scrollIntoView({ block: "center" });
  place
    .querySelector<HTMLElement>("input, textarea, select, button, [contenteditable='true']")
    ?.focus({ preventScroll: true });
}

export async function focusFirstField(messages: readonly FieldMessage[]): Promise<void> {
  await nextFrame();
  for (const { place } of messages) {
    const found = place && findPlace(place);
    if (found) return focusField(found, place);
  }
}
