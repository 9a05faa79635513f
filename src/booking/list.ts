import { KEY, KEY_MAX_LENGTH } from "../config/patterns";
import { getItemKey, getItemParams, getItems, toItem, toList } from "../lib/kept-list";
import type { BookingPort } from "./bookable-offer";
import { toChoiceParams, type Choice, parseGuestChoice } from "./choice";

export interface ListEntry {
  readonly key: string;
  readonly choice: Choice;
}

/** Most offers in a list; longer addresses are cut, because anybody can write one. */
export const LIST_LIMIT = 30;

/**
 * Reads a list from an address or from storage; `ports` tell where ships call. What is no key is left out, of each offer the first
 * counts; it never throws.
 */
export function parseList(list: string, ports: readonly BookingPort[]): ListEntry[] {
  const entries = new Map<string, ListEntry>();
  for (const item of getItems(list)) {
    const key = getItemKey(item);
    if (!KEY.test(key) || key.length > KEY_MAX_LENGTH || entries.has(key)) continue;
    entries.set(key, { key, choice: parseGuestChoice(getItemParams(item), ports) });
    if (entries.size === LIST_LIMIT) break;
  }
  return [...entries.values()];
}

/** Writes a list; `parseList` reads it again, except for the pick-up place, which is private. */
export function formatList(entries: readonly ListEntry[]): string {
  return toList(entries.map(({ key, choice }) => toItem(key, toChoiceParams(choice))));
}
