import { parseDay } from "../../domain/booking/calendar-day";
import {
  type BookableOffer,
  type BookingPort,
  type BookingRules,
  hasFixedDays,
} from "../../domain/booking/bookable-offer";
import {
  NO_CHOICE,
  toChoiceParams,
  type Choice,
  parseGuestChoice,
  isChosen,
} from "../../domain/booking/choice";
import { describeChoice, getChoiceFacts, type ChoiceFact, type Speaker } from "../../domain/booking/describe";
import { getNextDays, toPossibleChoice } from "../../domain/booking/running-days";
import { toFormValues } from "../../domain/contracts/from-form";
import { formatDay } from "../../domain/i18n/format";
import { isPaused } from "../../domain/lib/is-paused";
import { parseList } from "../../domain/booking/list";

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
export interface AskedChoice {
  /** The form's hidden fields; none when nothing was chosen. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly facts: readonly ChoiceFact[];
  /** The facts as lines of a chat; `day` is the one that was chosen in the form. */
  getLines: (day?: string) => readonly string[];
  /** The offer is off sale: a question about it can be sent, no choice. */
  readonly isPaused: boolean;
  /** The day that was chosen, in words, when it cannot be chosen any more. */
  readonly goneDay: string | undefined;
  /** The days that the form offers, of an offer that needs one and has none. */
  readonly days: readonly { readonly value: string; readonly label: string }[];
  /** Where it can be changed: the offer's page with all of it. */
  readonly changePath: string;
  getChatText: (reference: string, day?: string) => string;
}

/** Reads what an address (`?service=…&date=…`) asks of an offer. A port or a day that it has not is left out, and whom it does not take; of a paused one everything is. */
export function askChoice(offer: ContactOffer, search: string, context: AskContext): AskedChoice {
  const { locale, t, rules, now, ports, pricesOn } = context;
  const asked = parseGuestChoice(new URLSearchParams(search), ports);
  const possible = toPossibleChoice(asked, offer, { rules, now });
  const { port } = possible.choice;
  const choice: Choice = isPaused(offer) ? NO_CHOICE : possible.choice;
  const wished = isPaused(offer) ? undefined : possible.wished;
  const needsDay = !isPaused(offer) && choice.date === undefined && (wished || hasFixedDays(offer));
  const days = needsDay ? getNextDays({ offer, port, rules, now }, OFFERED_DAYS) : [];
  const words = { offer, wished, ports, pricesOn, locale, t };
  // The form asks for a day that is missing by itself.
  const facts = getChoiceFacts(choice, words).filter(
    ({ name }) => name !== "date" || choice.date !== undefined,
  );
  const withDay = (day = "") => (parseDay(day) ? { ...choice, date: day } : choice);
  const params = toChoiceParams(choice).toString();
  return {
    fields: Object.entries(toFormValues(choice)),
    facts,
    getLines: (day) =>
      getChoiceFacts(withDay(day), words).map(({ label, text }) => t("booking.fact", { label, text })),
    isPaused: isPaused(offer),
    goneDay: wished && formatDay(wished.date, locale),
    days: days.map((day) => ({ value: day, label: formatDay(day, locale) })),
    changePath: `${offer.path}${params && `?${params}`}#book`,
    getChatText: (reference, day) =>
      describeChoice(withDay(day), { ...words, title: offer.title, reference }),
  };
}

/** A list as the contact form shows, sends and says it. */
export interface AskedList {
  /** `facts` is one line. */
  readonly items: readonly { readonly key: string; readonly title: string; readonly facts: string }[];
  /** The form's hidden field: the body's `offers`, in the names of a single offer. */
  readonly field: string;
  /** The offers as lines of a chat. */
  readonly lines: readonly string[];
}

/** Reads what an address (`?list=saona-island_adults-3.whales`) asks for; `undefined` when no offer on sale is in it. */
export function askList(
  offers: readonly ContactOffer[],
  search: string,
  context: AskContext,
): AskedList | undefined {
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
    field: JSON.stringify(asked),
    lines: items.map(
      ({ title, facts }, index) => `${index + 1}. ${[title, facts].filter(Boolean).join(": ")}`,
    ),
  };
}
