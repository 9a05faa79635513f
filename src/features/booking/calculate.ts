import { getNextDays, getDayProblem, type DayProblem, type DayRules } from "../../booking/running-days";
import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { checkBackAboard } from "../../booking/back-aboard";
import { toChoiceParams, type Choice } from "../../booking/choice";
import { describeBackAboard, describeChoice, describePrice } from "../../booking/describe";
import { getPartyPrice } from "../../booking/party-price";
import { formatDay, formatPrice, formatShortDay } from "../../i18n/format";
import type { BookingContext } from "./booking-context";

/** How many of the next days are offered for one tap. */
const NEXT_DAYS = 4;

/** What the panel shows of a choice. */
export interface Outcome {
  readonly days: readonly { readonly day: string; readonly label: string }[];
  /** The first of them in words, after a day that cannot be chosen. */
  readonly nextDay: string;
  readonly firstDay: string | undefined;
  readonly lastDay: string;
  readonly chosenDay: string | undefined;
  readonly dayProblem: DayProblem | undefined;
  readonly total: string | undefined;
  readonly price: string;
  readonly backAboard: string | undefined;
  readonly chatText: string;
  /** The choice as the end of an address, e.g. `&port=bayahibe&adults=2`; empty when nothing was chosen. */
  readonly search: string;
}

/** Calculates everything that the panel shows of a choice. */
export function calculate(choice: Choice, context: BookingContext, now: number): Outcome {
  const { offer, ports, settings, locale } = context;
  const when: DayRules = { offer, port: choice.port, rules: settings.booking, now };
  const dayProblem = choice.date === undefined ? undefined : getDayProblem(choice.date, when);
  // A day that cannot be chosen is never passed on.
  const possible = dayProblem === undefined ? choice : { ...choice, date: undefined };
  const next = getNextDays(when, NEXT_DAYS);
  // A day beyond them, or one without a tour, brings its own neighbours: itself where it can be chosen, and the ones after it.
  const isBeyond = choice.date !== undefined && choice.date > (next.at(-1) ?? "");
  const hasNeighbours = dayProblem === "not-running" || dayProblem === "sold-out";
  const near = isBeyond || hasNeighbours ? getNextDays(when, NEXT_DAYS, choice.date) : [];
  const days = near.length > 0 ? near : next;
  const price = getPartyPrice(offer, possible, settings.pricesOn);
  const portName = ports.find(({ key }) => key === choice.port)?.name ?? "";
  const backAboard = checkBackAboard(offer, possible, ports);
  const params = toChoiceParams(possible).toString();
  return {
    days: days.map((day) => ({ day, label: formatShortDay(day, locale) })),
    nextDay: days[0] === undefined ? "" : formatDay(days[0], locale),
    firstDay: next[0],
    lastDay: addDays(getAgencyDay(now), settings.booking.days_ahead),
    chosenDay: possible.date,
    dayProblem,
    total: price.kind === "price" ? formatPrice(price.total, locale) : undefined,
    price: describePrice(price, portName, context),
    backAboard: backAboard && describeBackAboard(backAboard, context),
    chatText: describeChoice(possible, { ...context, pricesOn: settings.pricesOn, title: offer.title }),
    search: params && `&${params}`,
  };
}
