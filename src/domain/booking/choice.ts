import { PARTY_KINDS, LEAST_PARTY, FIRST_PARTY, CHOICE_KEYS } from "./choice-keys";
import {
  PARTY_LIMIT,
  PICKUP_KINDS,
  PLACE_MAX_LENGTH,
  SHIP_CLOCKS,
  type PickupKind,
  type ShipClock,
} from "../config/booking";
import { PORTS, type Port } from "../config/offer";
import { TIME_OF_DAY } from "../config/patterns";
import { isShipPortKey, type BookingPort } from "./bookable-offer";
import { parseDay } from "./calendar-day";

/** Where a party is picked up: its hotel, or its ship, when that docks and when everybody must be aboard (`HH:MM`, by the ship's clock). */
export interface Pickup {
  readonly kind: PickupKind;
  readonly place?: string | undefined;
  readonly shipDocked?: string | undefined;
  readonly shipAllAboard?: string | undefined;
  readonly shipClock?: ShipClock | undefined;
}

/** How many persons of each kind; small children are those under 1 metre. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly smallChildren: number;
}

export interface Choice extends Party {
  readonly port?: Port | undefined;
  readonly date?: string | undefined;
  readonly pickup?: Pickup | undefined;
}

type PartialChoice = { [Name in keyof Choice]?: Choice[Name] | undefined };

/** Completes what was asked for: where no number of persons is said, there are none. */
export function toChoice({
  port,
  date,
  pickup,
  adults = 0,
  children = 0,
  smallChildren = 0,
}: PartialChoice): Choice {
  return { port, date, adults, children, smallChildren, pickup };
}

/** Nothing chosen yet: what the panel shows at first. */
export const NO_CHOICE: Choice = { ...FIRST_PARTY };

/** Fewer than the least count as the least, more than the most as the most. */
function parseCount(text: string | null, min: number, otherwise: number): number {
  if (text === null || !/^\d{1,3}$/.test(text)) return otherwise;
  return Math.min(Math.max(Number(text), min), PARTY_LIMIT);
}

function cleanPlace(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069\s]+/gu, " ").trim();
  return [...line].slice(0, PLACE_MAX_LENGTH).join("").trim();
}

function parsePickup(params: URLSearchParams): Pickup | undefined {
  const kind = PICKUP_KINDS.find((known) => known === params.get(CHOICE_KEYS.pickupKind));
  if (kind === undefined) return undefined;
  const place = kind === "unknown" ? "" : cleanPlace(params.get(CHOICE_KEYS.place) ?? "");
  const getTime = (key: string) => {
    const time = kind === "cruise" ? (params.get(key) ?? "") : "";
    return TIME_OF_DAY.test(time) ? time : undefined;
  };
  const shipDocked = getTime(CHOICE_KEYS.shipDocked);
  const shipClock =
    kind === "cruise" ? SHIP_CLOCKS.find((known) => known === params.get(CHOICE_KEYS.shipClock)) : undefined;
  return {
    ...{ kind, place: place || undefined, shipAllAboard: getTime(CHOICE_KEYS.shipAllAboard) },
    ...(shipDocked !== undefined && { shipDocked }),
    ...(shipClock !== undefined && { shipClock }),
  };
}

/** Reads a choice from an address. What is wrong or missing is left out, counts that are no numbers are those of `NO_CHOICE`; it never throws. */
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

export function isChosen(choice: Choice): boolean {
  const { port, date, pickup } = choice;
  const isOtherParty = PARTY_KINDS.some((kind) => choice[kind] !== NO_CHOICE[kind]);
  return port !== undefined || date !== undefined || pickup !== undefined || isOtherParty;
}

type ChoiceField = keyof typeof CHOICE_KEYS;

export function toChoiceTexts(choice: Choice): [field: ChoiceField, text: string | undefined][] {
  const { port, date, pickup } = choice;
  return [
    ["port", port],
    ["date", date],
    ...PARTY_KINDS.map((kind) => [kind, String(choice[kind])] as [ChoiceField, string]),
    ["pickupKind", pickup?.kind],
    ["place", pickup?.place],
    ["shipDocked", pickup?.shipDocked],
    ["shipAllAboard", pickup?.shipAllAboard],
    ["shipClock", pickup?.shipClock],
  ];
}

/** Writes a choice for an address; nothing for one in which nothing was chosen. `parseChoice` reads it again. */
export function toChoiceParams(choice: Choice): URLSearchParams {
  const texts = isChosen(choice) ? toChoiceTexts(choice) : [];
  const given = texts.filter(([, text]) => text !== undefined && text !== "" && text !== "0");
  return new URLSearchParams(given.map(([field, text = ""]) => [CHOICE_KEYS[field], text]));
}

/** A transfer begins at the airport, wherever it leads. */
const BY_PLANE = "airport";

/** Reads a choice from an address like `parseChoice`. Who is met where ships call comes by ship: nobody has to say so. */
export function parseGuestChoice(params: URLSearchParams, ports: readonly BookingPort[]): Choice {
  const isByPlane = params.get(CHOICE_KEYS.pickupKind) === BY_PLANE;
  const isByShip = !isByPlane && isShipPortKey(params.get(CHOICE_KEYS.port), ports);
  const settled = new URLSearchParams(params);
  if (isByShip) settled.set(CHOICE_KEYS.pickupKind, "cruise");
  return parseChoice(settled);
}

/** Sets the kind of pick-up of what was posted, by the rule of `parseGuestChoice`. */
export function settlePickup<Some extends Pick<Choice, "port" | "pickup">>(
  posted: Some,
  ports: readonly BookingPort[],
): Some {
  const { port, pickup } = posted;
  if (!pickup || pickup.kind === BY_PLANE || !isShipPortKey(port, ports)) return posted;
  return { ...posted, pickup: { ...pickup, kind: "cruise" } };
}
