import { keepAdmitted } from "../../booking/admitted-party";
import type { BookableOffer, BookingPort, BookingRules } from "../../booking/bookable-offer";
import { NO_CHOICE, parseChoice, toChoiceParams, type Choice } from "../../booking/choice";
import { describeChoice, getChoiceFacts, type ChoiceFact, type Speaker } from "../../booking/describe";
import { getDayProblem } from "../../booking/running-days";
import { toFormValues } from "../../contracts/to-form-values";
import { formatDay } from "../../i18n/format";
import { isPaused } from "../../lib/is-paused";

/** An offer as the contact page needs it. */
export type ContactOffer = BookableOffer & {
  readonly key: string;
  readonly collection: string;
  readonly sale?: string | undefined;
  readonly title: string;
  readonly path: string;
};

export interface AskContext extends Speaker {
  readonly ports: readonly BookingPort[];
  readonly pricesOn: boolean;
  readonly rules: BookingRules;
  readonly now: number;
}

/** A choice as the contact form shows, sends and says it. */
export interface AskedChoice {
  /** The form's hidden fields; none when nothing was chosen. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly facts: readonly ChoiceFact[];
  /** The facts as lines of a chat. */
  readonly lines: readonly string[];
  /** The offer is off sale: a question about it can be sent, no choice. */
  readonly isPaused: boolean;
  /** The day that was chosen, in words, when it cannot be chosen any more. */
  readonly goneDay: string | undefined;
  /** Where it can be changed: the offer's page with all of it. */
  readonly changePath: string;
  getChatText: (reference: string) => string;
}

/** Reads what an address (`?service=…&date=…`) asks of an offer. A port or a day that it has not is left out, and whom it does not take; of a paused one everything is. */
export function askChoice(offer: ContactOffer, search: string, context: AskContext): AskedChoice {
  const { locale, t, rules, now, ports, pricesOn } = context;
  const { port: askedPort, date, ...party } = keepAdmitted(parseChoice(new URLSearchParams(search)), offer);
  const port = askedPort && offer.ports.includes(askedPort) ? askedPort : undefined;
  const isGone = date !== undefined && getDayProblem(date, { offer, port, rules, now }) !== undefined;
  const choice: Choice = isPaused(offer) ? NO_CHOICE : { ...party, port, date: isGone ? undefined : date };
  const words = { offer, ports, pricesOn, locale, t };
  const facts = getChoiceFacts(choice, words);
  const params = toChoiceParams(choice).toString();
  return {
    fields: Object.entries(toFormValues(choice)),
    facts,
    lines: facts.map(({ label, text }) => t("booking.fact", { label, text })),
    isPaused: isPaused(offer),
    goneDay: isGone ? formatDay(date, locale) : undefined,
    changePath: `${offer.path}${params && `?${params}`}#book`,
    getChatText: (reference) => describeChoice(choice, { ...words, title: offer.title, reference }),
  };
}
