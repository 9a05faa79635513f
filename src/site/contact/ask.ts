import { getAgencyDay, parseDay } from "../../domain/booking/calendar-day";
import {
  type BookableOffer,
  type BookingPort,
  type BookingRules,
  hasFixedDays,
} from "../../domain/booking/bookable-offer";
import { PARTY_KINDS } from "../../domain/booking/choice-keys";
import {
  NO_CHOICE,
  toChoiceParams,
  type Choice,
  parseGuestChoice,
  isChosen,
} from "../../domain/booking/choice";
import { describeChoice, getChoiceFacts, type Speaker } from "../../domain/booking/describe";
import { getNextDays, toPossibleChoice, type PossibleChoice } from "../../domain/booking/running-days";
import { toFormValues } from "../../domain/contracts/from-form";
import { formatDay } from "../../domain/i18n/format";
import { isPaused } from "../../domain/lib/offer-rules";
import { parseList } from "../../domain/booking/list";
import { hasParty } from "../../domain/booking/trip";

/** An offer as the contact page needs it. */
export type ContactOffer = BookableOffer & {
  readonly key: string;
  readonly collection: string;
  readonly sale?: string | undefined;
  readonly title: string;
  readonly path: string;
  readonly free_until_hours?: number | null | undefined;
};

/** How many of the next days the form offers. */
const OFFERED_DAYS = 12;

export interface AskContext extends Speaker {
  readonly ports: readonly BookingPort[];
  readonly pricesOn: boolean;
  readonly rules: BookingRules;
  readonly now: number;
}

/** A choice as the contact form shows, sends and says it. */
export type AskedChoice = ReturnType<typeof askChoice>;
export type AskedList = NonNullable<ReturnType<typeof askList>>;

/** Takes a day that is over out of a choice of no offer: it would be refused. */
function toFutureChoice(asked: Choice, now: number): PossibleChoice {
  const { date } = asked;
  if (date === undefined || date >= getAgencyDay(now)) return { choice: asked };
  return { choice: { ...asked, date: undefined }, wished: { date, problem: "too-soon" } };
}

/**
 * Reads what an address (`?service=…&date=…`) asks of an offer. A port or a day that it has not is left out, and whom it does not take; of a
 * paused one everything is. Without an offer it is the trip of the visit: two adults that nobody counted are no part of it.
 */
export function askChoice(offer: ContactOffer | undefined, search: string, context: AskContext) {
  const { locale, t, rules, now, ports, pricesOn } = context;
  const said = new URLSearchParams(search);
  const asked = parseGuestChoice(said, ports);
  const isOff = offer !== undefined && isPaused(offer);
  const possible = offer ? toPossibleChoice(asked, offer, { rules, now }) : toFutureChoice(asked, now);
  const { choice, wished }: PossibleChoice = isOff ? { choice: NO_CHOICE } : possible;
  const { port } = possible.choice;
  const needsDay = offer && !isOff && choice.date === undefined && (wished || hasFixedDays(offer));
  const days = needsDay ? getNextDays({ offer, port, rules, now }, OFFERED_DAYS) : [];
  const words = { offer, wished, ports, pricesOn, locale, t };
  const isCounted = offer !== undefined || hasParty(said);
  const getFacts = (chosen: Choice) =>
    getChoiceFacts(chosen, words).filter(({ name }) => name !== "party" || isCounted);
  const withDay = (day = "") => (parseDay(day) ? { ...choice, date: day } : choice);
  const params = toChoiceParams(choice).toString();
  return {
    /** The form's hidden fields; none when nothing was chosen. */
    fields: Object.entries(toFormValues(choice)).filter(
      ([name]) => isCounted || !PARTY_KINDS.some((kind) => kind === name),
    ),
    // The form asks for a day that is missing by itself.
    facts: getFacts(choice).filter(({ name }) => name !== "date" || choice.date !== undefined),
    /** The facts as lines of a chat; `day` is the one that was chosen in the form. */
    getLines: (day?: string) =>
      getFacts(withDay(day)).map(({ label, text }) => t("booking.fact", { label, text })),
    /** The offer is off sale: a question about it can be sent, no choice. */
    isPaused: isOff,
    /** The day that was chosen, in words, when it cannot be chosen any more. */
    goneDay: wished && formatDay(wished.date, locale),
    /** The days that the form offers, of an offer that needs one and has none. */
    days: days.map((day) => ({ value: day, label: formatDay(day, locale) })),
    /** The offer's page with all of it. Without an offer it is the trip, which is changed above. */
    changePath: offer && `${offer.path}${params && `?${params}`}#book`,
    getChatText: (reference: string, day?: string) =>
      offer && describeChoice(withDay(day), { ...words, title: offer.title, reference }),
  };
}

/** Reads what an address (`?list=saona-island_adults-3.whales`) asks for; `undefined` when no offer on sale is in it. */
export function askList(offers: readonly ContactOffer[], search: string, context: AskContext) {
  const { ports, pricesOn, locale, t, rules, now } = context;
  const list = parseList(new URLSearchParams(search).get("list") ?? "", ports).flatMap(({ key, choice }) => {
    const offer = offers.find((candidate) => candidate.key === key);
    return offer && !isPaused(offer) ? [{ offer, ...toPossibleChoice(choice, offer, { rules, now }) }] : [];
  });
  if (list.length === 0) return undefined;
  const items = list.map(({ offer, choice, wished }) => {
    const facts = getChoiceFacts(choice, { offer, wished, ports, pricesOn, locale, t });
    const texts = facts.map(({ name, label, text }) =>
      name === "refused" || name === "backAboard" ? t("booking.fact", { label, text }) : text,
    );
    return { key: offer.key, title: offer.title, facts: texts.join(", ") };
  });
  const asked = list.map(({ offer, choice }) => ({
    ...{ service: offer.key, collection: offer.collection },
    // Two adults that nobody chose are not asked for.
    ...(isChosen(choice) && choice),
  }));
  return {
    items,
    /** The form's hidden field: the body's `offers`, in the names of a single offer. */
    field: JSON.stringify(asked),
    /** The offers as lines of a chat. */
    lines: items.map(
      ({ title, facts }, index) => `${index + 1}. ${[title, facts].filter(Boolean).join(": ")}`,
    ),
  };
}
