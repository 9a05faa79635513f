import { KEY, KEY_MAX_LENGTH } from "../config/patterns";
import { getItemKey, getItemParams, getItems, toItem, toList } from "../lib/kept-list";
import type { BookingPort } from "./bookable-offer";
import { CHOICE_KEYS } from "./choice-keys";
import { toChoiceParams, type Choice, parseGuestChoice } from "./choice";
import { mergeTrip, withoutPlace } from "./trip";

export interface ListEntry {
  readonly key: string;
  readonly choice: Choice;
  /** Its text in the visitor's own list, which says less than the choice: the rest is the trip's. None after a change. */
  readonly item?: string | undefined;
}

/** Most offers in a list; longer addresses are cut, because anybody can write one. */
export const LIST_LIMIT = 30;

/**
 * Reads a list from an address or from storage; `ports` tell where ships call, and `trip` says what an entry leaves open. What is no
 * key is left out, of each offer the first counts; it never throws.
 */
export function parseList(list: string, ports: readonly BookingPort[], trip = ""): ListEntry[] {
  // Where somebody stays is private, and no part of a list.
  const rest = withoutPlace(trip);
  const entries = new Map<string, ListEntry>();
  for (const item of getItems(list)) {
    const key = getItemKey(item);
    if (!KEY.test(key) || key.length > KEY_MAX_LENGTH || entries.has(key)) continue;
    entries.set(key, { key, item, choice: parseGuestChoice(mergeTrip(rest, getItemParams(item)), ports) });
    if (entries.size === LIST_LIMIT) break;
  }
  return [...entries.values()];
}

/** Fields left open in an entry are written too, as empty ones: the trip does not fill it again. */
const OPEN = "none";

function toStoredParams(choice: Choice): URLSearchParams {
  const { port, date, adults, pickup } = choice;
  const params = toChoiceParams(choice);
  params.set(CHOICE_KEYS.adults, String(adults));
  for (const [key, value] of [
    [CHOICE_KEYS.port, port],
    [CHOICE_KEYS.date, date],
    ...(pickup?.kind === "cruise"
      ? ([
          [CHOICE_KEYS.shipDocked, pickup.shipDocked],
          [CHOICE_KEYS.shipAllAboard, pickup.shipAllAboard],
        ] as const)
      : []),
  ] as const)
    if (value === undefined) params.set(key, OPEN);
  return params;
}

/** Writes the visitor's own list for storage: what the trip says of an entry stays the trip's. */
export function toStoredList(entries: readonly ListEntry[]): string {
  return toList(entries.map(({ key, item, choice }) => item ?? toItem(key, toStoredParams(choice))));
}

/** Writes a list for an address; `parseList` reads it again, except for the pick-up place, which is private. */
export function formatList(entries: readonly ListEntry[]): string {
  return toList(entries.map(({ key, choice }) => toItem(key, toChoiceParams(choice))));
}
