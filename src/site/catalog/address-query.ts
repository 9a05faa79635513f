import { useEffect, useMemo, useSyncExternalStore } from "react";

import { addHistoryStep, keepHistoryStep } from "../browser/navigation";
import { formatFilters, parseFilters, type Filters } from "./filters";

/** While the visitor types, the address is changed later: browsers refuse more than about a hundred changes in half a minute. */
const TYPING_MS = 300;

interface EntryState {
  /** How many results were shown, if more than at first. */
  shownResults?: number | undefined;
}

let query: string | undefined;
let home = "";
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the entry is that of the open sheet, or has become that of what was chosen in it. */
let isInSheet = false;
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

/** Back closes the open sheet alone: what was chosen in it stays, as a step that the next Back undoes. */
function onPopState(): void {
  if (!isInSheet) return readAddress();
  isInSheet = false;
  clearTimeout(timer);
  write(true);
}

/** Calls the listener whenever the query changes; gets what ends it. For `useSyncExternalStore`. */
function listenToQuery(listener: () => void): () => void {
  if (listeners.size === 0) {
    home = window.location.pathname;
    query = window.location.search;
    window.addEventListener("popstate", onPopState);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("popstate", onPopState);
    clearTimeout(timer);
    query = undefined;
  };
}

function getQuery(): string {
  return query ?? window.location.search;
}

function getState(): EntryState | null {
  return window.history.state as EntryState | null;
}

/** Returns how many results the entry has shown that the visitor came back to; a new one has shown no more than the first. */
export function getShownResults(): number | undefined {
  return getState()?.shownResults;
}

/** Keeps how many results are shown, so that Back finds the list as long as the visitor left it. */
export function keepShownResults(shownResults: number | undefined): void {
  if (isHere()) window.history.replaceState({ ...getState(), shownResults }, "");
}

function write(isStep: boolean): void {
  if (!isHere() || query === window.location.search) return;
  const { pathname, hash } = window.location;
  const address = `${pathname}${query ?? ""}${hash}`;
  // The page keeps its key: under another one Gatsby would not find how far it was scrolled.
  const { history } = window;
  // All that is chosen in the sheet is one step: the sheet's own.
  if (isInSheet) keepHistoryStep();
  // Other results begin at their beginning.
  if (isInSheet) history.replaceState({ ...getState(), shownResults: undefined }, "", address);
  else if (isStep) history.pushState({ ...getState(), shownResults: undefined }, "", address);
  else history.replaceState(history.state, "", address);
}

/** Sets the query: at once as a step that the back button undoes, or, while typing, without a step and a little later. */
function changeQuery(next: string, how: "step" | "typing"): void {
  clearTimeout(timer);
  // The entry stays, its results do not: they follow before the address does.
  if (how === "typing" && getShownResults() !== undefined) keepShownResults(undefined);
  setQuery(next);
  if (how === "step") write(true);
  else timer = setTimeout(() => write(false), TYPING_MS);
}

/**
 * Gives the open sheet of the filters an entry of its own in the history (`addHistoryStep`), which becomes that of what is chosen
 * in it. Gets what ends it when the sheet is closed.
 */
export function addSheetStep(close: () => void): ReturnType<typeof addHistoryStep> {
  const remove = addHistoryStep(close);
  isInSheet = true;
  return (then) => {
    if (isInSheet) {
      // What was typed last is not in the address yet.
      clearTimeout(timer);
      write(false);
    }
    isInSheet = false;
    remove(then);
  };
}

const getServerQuery = () => "";

/** Reads the present address, so that the functions stay the same and a typed letter renders little. */
const createChange = (how: "step" | "typing") => (part: Partial<Filters>) =>
  changeQuery(formatFilters({ ...parseFilters(getQuery()), ...part }), how);

/** Something was chosen: a step that the back button undoes. */
export const changeFilters = createChange("step");
export const typeFilters = createChange("typing");
export const clearFilters = () => changeQuery("", "step");

export function useFilters(location: unknown): Filters {
  const query = useSyncExternalStore(listenToQuery, getQuery, getServerQuery);
  useEffect(readAddress, [location]);
  return useMemo(() => parseFilters(query), [query]);
}
