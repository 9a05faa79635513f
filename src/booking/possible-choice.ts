import type { BookableOffer, BookingRules } from "./bookable-offer";
import type { Choice } from "./choice";
import type { WishedDay } from "./describe";
import { getDayProblem } from "./running-days";

export interface PossibleChoice {
  readonly choice: Choice;
  /** The day on which it does not run, is sold out, or which is too near or too far. */
  readonly wished?: WishedDay | undefined;
}

/**
 * Takes an impossible day and a port that the offer does not have out of a choice: an address, a list or the trip may be older than
 * the offer's facts, or than the day, or be about another offer. Takes the ship out of a transfer from the airport.
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
