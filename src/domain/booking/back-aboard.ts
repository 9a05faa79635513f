import type { BookableOffer, BookingPort } from "./bookable-offer";
import type { Choice } from "./choice";

const DAY_MINUTES = 24 * 60;

/** All aboard before this time of day is in the night after the tour. */
const NIGHT_END_MINUTES = 5 * 60;

/** `backAt` (`HH:MM`) holds the port's reserve already; enquiries that were stored before it was noted do not name it. */
interface Reserved {
  readonly backAt: string;
  readonly marginMinutes?: number;
  /** While nobody has said when the ship docks: by when it must. */
  readonly docksBy?: string;
}

/**
 * Whether a cruise guest can come along and is back before all aboard; the spare minutes come on top of the reserve. Before the
 * all-aboard time is known it is `not-told`; what the data cannot tell is `unknown`: then a person has to be asked. Guests are told
 * `getReturn`, not the reserve.
 */
export type BackAboard = (
  | ({ readonly kind: "fits"; readonly spareMinutes: number } & Reserved)
  | ({ readonly kind: "too-tight"; readonly missingMinutes: number } & Reserved)
  | { readonly kind: "sailed"; readonly back: string; readonly aboard: string }
  | {
      readonly kind: "not-ashore";
      readonly start: string;
      readonly docked: string;
      readonly ashoreMinutes: number;
    }
  | { readonly kind: "not-told" }
  | { readonly kind: "unknown" }
) & {
  /** The ship's clock, where it is not known to show local time. Times of the check are local ones. */
  readonly clock?: "behind" | "unsure";
};

/** Returns the minutes after midnight of a time of day, `HH:MM`. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Returns the time of day, `HH:MM`, of minutes after midnight. */
export function toTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}

const UNKNOWN: BackAboard = { kind: "unknown" };
const NOT_TOLD: BackAboard = { kind: "not-told" };

/** How far behind local time a ship's clock may be. */
const CLOCK_MINUTES = 60;

interface Ship {
  readonly docked: number | undefined;
  readonly aboard: number | undefined;
}

/** Returns the local time of docking in minutes; with an unknown clock the later one, which is the worse. */
function getDocked({ shipDocked, shipClock }: NonNullable<Choice["pickup"]>): number | undefined {
  if (shipDocked === undefined) return undefined;
  return toMinutes(shipDocked) + (shipClock === "local" ? 0 : CLOCK_MINUTES);
}

/**
 * Reads a ship's times as local minutes of the tour's day, all aboard with an unknown clock as the earlier of both;
 * `undefined` where the times contradict each other.
 */
function readShip(pickup: NonNullable<Choice["pickup"]>): Ship | undefined {
  const { shipDocked, shipAllAboard, shipClock } = pickup;
  const docked = getDocked(pickup);
  if (shipAllAboard === undefined) return { docked, aboard: undefined };
  const told = toMinutes(shipAllAboard);
  const isNextDay = told < NIGHT_END_MINUTES;
  if (shipDocked !== undefined && !isNextDay && shipAllAboard <= shipDocked) return undefined;
  const aboard = told + (isNextDay ? DAY_MINUTES : 0) + (shipClock === "behind" ? CLOCK_MINUTES : 0);
  return { docked, aboard };
}

/** When a party is collected and when it is back, in minutes of the tour's day. */
interface Trip {
  readonly start: number;
  readonly back: number;
}

type ReturningOffer = Pick<BookableOffer, "pickup" | "duration_hours"> &
  Partial<Pick<BookableOffer, "price_basis">>;

/** Returns when who is collected at a stop sets off and is back: at the stop's own time, or else after the duration; `undefined` without either. */
export function toTrip(
  { time, back }: BookableOffer["pickup"][number],
  hours: BookableOffer["duration_hours"],
): Trip | undefined {
  const start = toMinutes(time);
  if (back) return { start, back: toMinutes(back) };
  return hours ? { start, back: Math.ceil(start + hours * 60) } : undefined;
}

/** Lists the trips from a port, the earliest first; none when one return is not known. */
function listTrips({ pickup, duration_hours: hours }: ReturningOffer, port: string | undefined): Trip[] {
  const stops = pickup.filter((stop) => stop.port === port);
  const trips = stops.flatMap((stop) => toTrip(stop, hours) ?? []);
  return trips.length < stops.length ? [] : trips.sort((one, other) => one.start - other.start);
}

const isAshore = (start: number, docked: number, ashore: number) => start >= docked + ashore;

/** Returns the pick-up at which a party sets off: the first of its port, for who comes by ship the first that it can reach; `undefined` where there is none. */
export function findPickup<Stop extends BookableOffer["pickup"][number]>(
  pickup: readonly Stop[],
  choice: Pick<Choice, "pickup"> & { readonly port?: string | undefined },
  ports: readonly BookingPort[],
): Stop | undefined {
  const ashore = ports.find(({ key }) => key === choice.port)?.ashore_minutes ?? 0;
  const docked = choice.pickup && getDocked(choice.pickup);
  return pickup
    .filter(({ port }) => port === choice.port)
    .sort((one, other) => one.time.localeCompare(other.time))
    .find(({ time }) => docked === undefined || isAshore(toMinutes(time), docked, ashore));
}

/** The port's reserve in minutes, and whether the hours are agreed with the guest: then a return after all aboard is one to ask about. */
interface ReturnRules {
  readonly margin: number;
  readonly isAgreed: boolean;
}

function checkReturn(back: number, aboard: number, { margin, isAgreed }: ReturnRules): BackAboard {
  if (back > aboard && !isAgreed) return { kind: "sailed", back: toTime(back), aboard: toTime(aboard) };
  const spare = aboard - back - margin;
  const reserved = { backAt: toTime(back + margin), marginMinutes: margin };
  return spare >= 0
    ? { kind: "fits", spareMinutes: spare, ...reserved }
    : { kind: "too-tight", missingMinutes: -spare, ...reserved };
}

/** Before the docking time is known: the last trip that is back in time, and by when the ship must dock for it; or why none is. */
function checkAnyReturn(
  trips: readonly Trip[],
  aboard: number,
  rules: ReturnRules,
  ashore: number,
): BackAboard {
  const results = trips.map(({ start, back }) => {
    const result = checkReturn(back, aboard, rules);
    return result.kind === "fits" ? { ...result, docksBy: toTime(start - ashore) } : result;
  });
  return results.filter(({ kind }) => kind === "fits").at(-1) ?? results[0] ?? UNKNOWN;
}

/** Checks the times of a cruise guest's ship against the tour; `undefined` for guests who are on no ship. */
export function checkBackAboard(
  offer: ReturningOffer,
  choice: Choice,
  ports: readonly BookingPort[],
): BackAboard | undefined {
  if (choice.pickup?.kind !== "cruise") return undefined;
  const { shipClock = "unsure" } = choice.pickup;
  const check = checkTimes(offer, choice, choice.pickup, ports);
  const isCounted = check.kind !== "unknown" && check.kind !== "not-told";
  return isCounted && shipClock !== "local" ? { ...check, clock: shipClock } : check;
}

function checkTimes(
  offer: ReturningOffer,
  choice: Choice,
  pickup: NonNullable<Choice["pickup"]>,
  ports: readonly BookingPort[],
): BackAboard {
  const port = ports.find(({ key }) => key === choice.port);
  const margin = port?.back_aboard_margin_minutes ?? undefined;
  const ashore = port?.ashore_minutes ?? 0;
  const trips = listTrips(offer, choice.port);
  const last = trips.at(-1);
  const ship = readShip(pickup);
  if (margin === undefined || !last || !ship) return UNKNOWN;
  const { docked, aboard } = ship;
  // Of a whole boat.
  const isAgreed = offer.price_basis === "per-boat";
  const rules = { margin, isAgreed };
  // The party sets off at the first pick-up that it can reach.
  const reached = docked === undefined ? last : trips.find(({ start }) => isAshore(start, docked, ashore));
  if (!reached && isAgreed) return UNKNOWN;
  if (!reached)
    return {
      kind: "not-ashore",
      start: toTime(last.start),
      docked: toTime(docked ?? 0),
      ashoreMinutes: ashore,
    };
  if (aboard === undefined) return NOT_TOLD;
  return docked === undefined
    ? checkAnyReturn(trips, aboard, rules, ashore)
    : checkReturn(reached.back, aboard, rules);
}

export function getReturn(check: Extract<BackAboard, Reserved>) {
  const { backAt, marginMinutes = 0 } = check;
  const spare = check.kind === "fits" ? check.spareMinutes : -check.missingMinutes;
  return {
    back: toTime(toMinutes(backAt) - marginMinutes),
    aboard: toTime(toMinutes(backAt) + spare),
    minutes: marginMinutes + spare,
  };
}
