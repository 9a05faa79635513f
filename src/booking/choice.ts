import { PARTY_LIMIT, PICKUP_KINDS, PLACE_MAX_LENGTH, type PickupKind } from "../config/booking";
import { PORTS, type Port } from "../config/offer";
import { TIME_OF_DAY } from "../config/patterns";
import { parseDay } from "./calendar-day";
import { CHOICE_KEYS, FIRST_PARTY, LEAST_PARTY } from "./choice-keys";

/** Where a party is picked up: its hotel, or its ship and when everybody must be aboard (`HH:MM`). */
export interface Pickup {
  readonly kind: PickupKind;
  readonly place?: string | undefined;
  readonly shipAllAboard?: string | undefined;
}

/** How many persons of each kind; small children are those under 1 metre. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly smallChildren: number;
}

/** What a guest chose of an offer, in the names of `POST /api/contact`. */
export interface Choice extends Party {
  readonly port?: Port | undefined;
  /** The day as `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly pickup?: Pickup | undefined;
}

/** Nothing chosen yet: what the panel shows at first. */
export const NO_CHOICE: Choice = FIRST_PARTY;

function parseCount(text: string | null, min: number, otherwise: number): number {
  if (text === null || !/^\d{1,3}$/.test(text)) return otherwise;
  const count = Number(text);
  return count >= min && count <= PARTY_LIMIT ? count : otherwise;
}

function cleanPlace(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069\s]+/gu, " ").trim();
  return [...line].slice(0, PLACE_MAX_LENGTH).join("").trim();
}

function parsePickup(params: URLSearchParams): Pickup | undefined {
  const kind = PICKUP_KINDS.find((known) => known === params.get(CHOICE_KEYS.pickupKind));
  if (kind === undefined) return undefined;
  const place = kind === "unknown" ? "" : cleanPlace(params.get(CHOICE_KEYS.place) ?? "");
  const aboard = kind === "cruise" ? (params.get(CHOICE_KEYS.shipAllAboard) ?? "") : "";
  return { kind, place: place || undefined, shipAllAboard: TIME_OF_DAY.test(aboard) ? aboard : undefined };
}

/** Reads a choice from an address. What is wrong or missing is left out, counts fall back to those of `NO_CHOICE`; it never throws. */
export function parseChoice(params: URLSearchParams): Choice {
  const count = (kind: keyof Party) =>
    parseCount(params.get(CHOICE_KEYS[kind]), LEAST_PARTY[kind], NO_CHOICE[kind]);
  return {
    port: PORTS.find((known) => known === params.get(CHOICE_KEYS.port)),
    date: parseDay(params.get(CHOICE_KEYS.date) ?? ""),
    adults: count("adults"),
    children: count("children"),
    smallChildren: count("smallChildren"),
    pickup: parsePickup(params),
  };
}

/** Tells whether anything was chosen at all. */
export function isChosen(choice: Choice): boolean {
  return (
    choice.port !== undefined ||
    choice.date !== undefined ||
    choice.pickup !== undefined ||
    choice.adults !== NO_CHOICE.adults ||
    choice.children !== NO_CHOICE.children ||
    choice.smallChildren !== NO_CHOICE.smallChildren
  );
}

/** Writes a choice for an address; nothing for one in which nothing was chosen. `parseChoice` reads it again. */
export function toChoiceParams(choice: Choice): URLSearchParams {
  const params = new URLSearchParams();
  if (!isChosen(choice)) return params;
  const add = (key: string, value: string | undefined) => {
    if (value) params.append(key, value);
  };
  add(CHOICE_KEYS.port, choice.port);
  add(CHOICE_KEYS.date, choice.date);
  add(CHOICE_KEYS.adults, String(choice.adults));
  if (choice.children > 0) add(CHOICE_KEYS.children, String(choice.children));
  if (choice.smallChildren > 0) add(CHOICE_KEYS.smallChildren, String(choice.smallChildren));
  add(CHOICE_KEYS.pickupKind, choice.pickup?.kind);
  add(CHOICE_KEYS.place, choice.pickup?.place);
  add(CHOICE_KEYS.shipAllAboard, choice.pickup?.shipAllAboard);
  return params;
}
