import type { DayStates } from "../browser/load-day-states";
import {
  type Speaker,
  describeBackAboard,
  describeChoice,
  describePrice,
} from "../../domain/booking/describe";
import { getNextDays, toPossibleChoice, type DayRules } from "../../domain/booking/running-days";
import { addDays, getAgencyDay } from "../../domain/booking/calendar-day";
import { checkBackAboard, type BackAboard } from "../../domain/booking/back-aboard";
import { toChoiceParams, type Choice } from "../../domain/booking/choice";
import { getPartyPrice } from "../../domain/booking/party-price";
import { loadTrip } from "../browser/stored-text";
import { getYoungest } from "../../domain/booking/trip";
import { getPersonNotes } from "../trip/trip-facts";
import { NEXT_DAYS } from "../../domain/config/booking";
import { formatDay, formatPrice, formatShortDay } from "../../domain/i18n/format";
import type { Frame } from "../ui/locale-context";

/** Everything from which a choice on a page is calculated. */
export interface BookingContext extends Speaker, Pick<Frame, "ports" | "pricesOn" | "booking"> {
  readonly offer: Queries.OfferBookingFragment;
  /** How days stand that are not simply free, as far as the server has said so. */
  readonly dayStates?: DayStates;
}

const MISSES: readonly BackAboard["kind"][] = ["sailed", "not-ashore", "too-tight"];

export type Outcome = ReturnType<typeof calculate>;

/** Calculates what the panel shows of a choice. */
export function calculate(choice: Choice, context: BookingContext, now: number) {
  const { offer, ports, pricesOn, booking: rules, locale, dayStates = {} } = context;
  const when: DayRules = { offer, port: choice.port, rules, now };
  // A day that cannot be chosen is never passed on; the chat says which one it was.
  const { choice: possible, wished } = toPossibleChoice(choice, offer, { rules, now });
  const dayProblem = wished?.problem;
  const next = getNextDays(when, NEXT_DAYS);
  // A day beyond them, or one without a tour, brings its own neighbours: itself where it can be chosen, and the ones after it.
  const isBeyond = choice.date !== undefined && choice.date > (next.at(-1) ?? "");
  const hasNeighbours = dayProblem === "not-running" || dayProblem === "sold-out";
  const near = isBeyond || hasNeighbours ? getNextDays(when, NEXT_DAYS, choice.date) : [];
  const days = near.length > 0 ? near : next;
  const getFree = (from?: string) => getNextDays(when, 1, from, dayStates);
  const [free] = dayProblem ? [...getFree(choice.date), ...getFree()] : [];
  const price = getPartyPrice(offer, possible, pricesOn);
  const portName = ports.find(({ key }) => key === choice.port)?.name ?? "";
  const backAboard = checkBackAboard(offer, possible, ports);
  const youngest = getYoungest(loadTrip());
  const params = toChoiceParams(possible).toString();
  return {
    days: days.map((day) => ({ day, label: formatShortDay(day, locale), state: dayStates[day] })),
    /** After a day that cannot be chosen: the next one in words that is neither full nor closed; empty when there is none. */
    nextDay: free === undefined ? "" : formatDay(free, locale),
    firstDay: next[0],
    lastDay: addDays(getAgencyDay(now), rules.days_ahead),
    chosenDay: possible.date,
    dayProblem,
    /** How the chosen day stands when it is not simply free. */
    dayState: possible.date === undefined ? undefined : dayStates[possible.date],
    total: price.kind === "price" ? formatPrice(price.total, locale) : undefined,
    price: describePrice(price, portName, context),
    pickupKind: possible.pickup?.kind,
    backAboard: backAboard && describeBackAboard(backAboard, context),
    /** For a ship whose times do not fit: what other trips have to fit. */
    shipChoice: backAboard && MISSES.includes(backAboard.kind) ? possible : undefined,
    /** Guests of the party that the offer excludes, or takes under conditions. */
    limits: getPersonNotes(offer, possible, youngest, context)
      .map(({ text }) => text)
      .join(" "),
    chatText: describeChoice(possible, { ...context, wished, title: offer.title }),
    /** The choice as the end of an address, e.g. `&port=bayahibe&adults=2`; empty when nothing was chosen. */
    search: params && `&${params}`,
  };
}
