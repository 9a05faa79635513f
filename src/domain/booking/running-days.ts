import { WEEKDAYS } from "../config/offer";
import type { BookableOffer, BookingRules } from "./bookable-offer";
import { addDays, getAgencyDay, getAgencyTime, getWeekday, HOUR_MS } from "./calendar-day";
import type { Choice } from "./choice";
import type { DayState } from "./day-places";
import type { WishedDay } from "./describe";

export type DayProblem = "not-running" | "sold-out" | "too-soon" | "too-far";

type RunningOffer = Pick<BookableOffer, "days" | "pickup" | "season" | "closed_days">;

/** `now` in milliseconds, as `Date.now()` gives it. */
export interface DayRules {
  readonly offer: RunningOffer;
  readonly port: string | undefined;
  readonly rules: BookingRules;
  readonly now: number;
}

/** A season that ends before it begins goes over New Year. */
function isInSeason(day: string, season: RunningOffer["season"]): boolean {
  if (!season) return true;
  const date = day.slice(5);
  const { from, until } = season;
  return from <= until ? date >= from && date <= until : date >= from || date <= until;
}

/** Returns when the day's tour begins: the earliest pick-up at the port, or anywhere; without one, the day's first minute. */
function getStart(offer: RunningOffer, port: string | undefined): string {
  const here = offer.pickup.filter((stop) => stop.port === port);
  const times = (here.length > 0 ? here : offer.pickup).map(({ time }) => time);
  return times.reduce((earliest, time) => (time < earliest ? time : earliest), times[0] ?? "00:00");
}

/** Tells why a day (`YYYY-MM-DD`) cannot be chosen, by the clock of Santo Domingo; `undefined` when it can. */
export function getDayProblem(day: string, { offer, port, rules, now }: DayRules): DayProblem | undefined {
  const latest = getAgencyTime(day, getStart(offer, port)) - rules.cut_off_hours * HOUR_MS;
  if (now > latest) return "too-soon";
  if (day > addDays(getAgencyDay(now), rules.days_ahead)) return "too-far";
  const weekday = WEEKDAYS[getWeekday(day)];
  const isRunning = weekday !== undefined && offer.days.includes(weekday) && isInSeason(day, offer.season);
  if (!isRunning) return "not-running";
  return offer.closed_days?.includes(day) ? "sold-out" : undefined;
}

/**
 * Returns the next days that can be chosen, at most `count`; those from the day `from` on when it is given, and without those that are full or
 * closed when `states` says how the days stand.
 */
export function getNextDays(
  when: DayRules,
  count: number,
  from = "",
  states: Readonly<Record<string, DayState>> = {},
): string[] {
  const today = getAgencyDay(when.now);
  const found: string[] = [];
  for (let ahead = 0; ahead <= when.rules.days_ahead && found.length < count; ahead += 1) {
    const day = addDays(today, ahead);
    const isTaken = states[day] === "full" || states[day] === "closed";
    if (day >= from && !isTaken && getDayProblem(day, when) === undefined) found.push(day);
  }
  return found;
}

export interface PossibleChoice {
  readonly choice: Choice;
  readonly wished?: WishedDay | undefined;
}

/**
 * Takes an impossible day out of a choice: an address or a list may be older than the offer's facts, or than the day. Takes the ship
 * out of a transfer from the airport.
 */
export function toPossibleChoice(
  asked: Choice,
  offer: BookableOffer,
  { rules, now }: { readonly rules: BookingRules; readonly now: number },
): PossibleChoice {
  const { date } = asked;
  const port = asked.port !== undefined && offer.ports.includes(asked.port) ? asked.port : undefined;
  const isShipless = offer.asks_flight === true && asked.pickup?.kind === "cruise";
  const choice = { ...asked, port, ...(isShipless && { pickup: undefined }) };
  const problem = date === undefined ? undefined : getDayProblem(date, { offer, port, rules, now });
  if (date === undefined || !problem) return { choice };
  return { choice: { ...choice, date: undefined }, wished: { date, problem } };
}
