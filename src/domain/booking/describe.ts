import { getLocale, type Locale } from "../config/locales";
import { formatClock, formatDay, formatPrice } from "../i18n/format";
import type { MessageKey, Translate } from "../i18n/messages";
import { getInfantLimit, getRefused, type InfantLimit } from "./admitted-party";
import { checkBackAboard, getReturn, type BackAboard } from "./back-aboard";
import { type BookableOffer, type BookingPort, hasFixedDays } from "./bookable-offer";
import { PARTY_KINDS } from "./choice-keys";
import { isChosen, type Choice, type Party } from "./choice";
import { getPartyPrice, type PartyPrice } from "./party-price";
import type { DayProblem } from "./running-days";

type BookingKey = Extract<MessageKey, `booking.${string}`>;

/** The page's or the mail's language: its code and its translate function. */
export interface Speaker {
  readonly locale: Locale;
  readonly t: Translate<BookingKey>;
}

/** The price, the return to the ship, what holds under 2 years, who is too young, and that a day was asked for. */
export interface QuotedTerms {
  readonly price?: PartyPrice;
  readonly backAboard?: BackAboard;
  readonly infants?: InfantLimit;
  /** Those of the party whom the offer does not take, and its minimum age in years. */
  readonly refused?: Party & { readonly minimumAge: number };
  /** It runs on some days alone, and none of them was chosen. */
  readonly day?: "open";
}

export interface WishedDay {
  readonly date: string;
  readonly problem: DayProblem;
}

interface DescribeContext extends Speaker {
  /** Without the offer's data prices and ships are left out. */
  readonly offer: BookableOffer | undefined;
  readonly ports: readonly BookingPort[];
  readonly pricesOn: boolean;
  /** The terms quoted when the choice was made; calculated again where they were not stored. */
  readonly quotedTerms?: QuotedTerms | undefined;
  /** The offer's own words for those under 2 years, where its data is not known. */
  readonly infantNote?: string | undefined;
  /** The choice holds no day, because this one is impossible: then it is asked for another one. */
  readonly wished?: WishedDay | undefined;
}

export interface ChoiceFact {
  readonly name: "date" | "port" | "party" | "refused" | "infants" | "pickup" | "backAboard" | "price";
  readonly label: string;
  readonly text: string;
}

/** Says who comes along, e.g. `2 adults, 1 child`. */
export function describeParty(party: Party, { t }: Speaker): string {
  return PARTY_KINDS.flatMap((kind) =>
    party[kind] > 0 ? [t(`booking.party.${kind}`, { count: party[kind] })] : [],
  ).join(", ");
}

export function describeRefused(refused: NonNullable<QuotedTerms["refused"]>, speaker: Speaker): string {
  return speaker.t("booking.refused", {
    party: describeParty(refused, speaker),
    age: refused.minimumAge,
  });
}

export function describePickup({ pickup }: Pick<Choice, "pickup">, { t, locale }: Speaker): string {
  if (!pickup) return "";
  const { shipDocked, shipAllAboard, shipClock } = pickup;
  const docked = shipDocked && t("booking.pickup.docks", { time: formatClock(shipDocked, locale) });
  const aboard = shipAllAboard && t("booking.pickup.allAboard", { time: formatClock(shipAllAboard, locale) });
  return [
    ...[t(`booking.pickup.${pickup.kind}`), pickup.place, docked, aboard],
    shipClock && t(`booking.pickup.clock.${shipClock}`),
  ]
    .filter(Boolean)
    .join(", ");
}

function describeMinutes(minutes: number, { t }: Speaker): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (values.hours === 0) return t("booking.backAboard.minutes", values);
  return t(values.minutes === 0 ? "booking.backAboard.wholeHours" : "booking.backAboard.hours", values);
}

export function describeBackAboard(check: BackAboard, speaker: Speaker): string {
  const sentence = describeReturn(check, speaker);
  return check.clock ? speaker.t(`booking.backAboard.clock.${check.clock}`, { sentence }) : sentence;
}

function describeReturn(check: BackAboard, speaker: Speaker): string {
  const { t, locale } = speaker;
  const clock = (time: string) => formatClock(time, locale);
  switch (check.kind) {
    case "unknown":
    case "not-told":
      return t(`booking.backAboard.${check.kind}`);
    case "sailed":
      return t("booking.backAboard.sailed", { back: clock(check.back), aboard: clock(check.aboard) });
    case "not-ashore": {
      const time = describeMinutes(check.ashoreMinutes, speaker);
      const { start, docked } = check;
      return t("booking.backAboard.not-ashore", { start: clock(start), docked: clock(docked), time });
    }
    default: {
      const { back, aboard, minutes } = getReturn(check);
      const { docksBy, marginMinutes = 0 } = check;
      const spare = check.kind === "fits" ? describeMinutes(minutes, speaker) : "";
      const margin = describeMinutes(marginMinutes, speaker);
      const times = { back: clock(back), aboard: clock(aboard) };
      const sentence = t(`booking.backAboard.${check.kind}`, { ...times, spare, margin });
      return docksBy ? t("booking.backAboard.docksBy", { sentence, time: clock(docksBy) }) : sentence;
    }
  }
}

/** Says what holds for those under 2 years; `note` are the offer's own words for it. */
export function describeInfants(limit: InfantLimit, note: string | null | undefined, { t }: Speaker): string {
  return limit === "arranged" && note ? note : t(`booking.infants.${limit}`);
}

function describeDay({ date }: Choice, { day }: QuotedTerms, context: DescribeContext): string {
  const { t, locale, wished } = context;
  if (date !== undefined) return formatDay(date, locale);
  if (wished) {
    const why = t(`booking.wish.${wished.problem}`);
    return t("booking.wish.text", { day: formatDay(wished.date, locale), why });
  }
  return day === "open" ? t("booking.wish.open") : "";
}

function describeSum(price: PartyPrice & { kind: "price" }, { locale, t }: Speaker): string {
  const terms: string[] = [];
  const notes: string[] = [];
  for (const { what, count, unit } of price.lines) {
    if (what === "small-child") notes.push(t("booking.price.free", { count }));
    else terms.push(t(`booking.price.${what}`, { count, price: formatPrice(unit, locale) }));
  }
  if (price.charged !== undefined) notes.push(t("booking.price.charged", { count: price.charged }));
  // Two couples may share a car or need a second one: only a person knows.
  const pairs = price.lines.filter(({ what }) => what === "pair" || what === "child-pair");
  if (pairs.reduce((sum, { count }) => sum + count, 0) > 1) notes.push(t("booking.price.pairs"));
  const isSum = price.lines.some(({ what, count }) => what !== "boat" && !(what === "car" && count === 1));
  const values = { terms: terms.join(" + "), total: formatPrice(price.total, locale) };
  const sum = isSum ? t("booking.price.sum", values) : values.terms;
  return notes.length === 0 ? sum : t("booking.price.note", { sum, notes: notes.join("; ") });
}

export function describePrice(price: PartyPrice, portName: string, speaker: Speaker): string {
  const { t } = speaker;
  switch (price.kind) {
    case "price":
      return describeSum(price, speaker);
    case "below-minimum":
      return t("booking.price.belowMinimum", { port: portName, count: price.minimum });
    case "above-capacity":
      return t("booking.price.aboveCapacity", { count: price.capacity });
    case "no-port":
      return t("booking.price.noPort");
    case "on-request":
      return t("booking.price.onRequest");
  }
}

export function getQuotedTerms(
  choice: Choice,
  { offer, ports, pricesOn }: Pick<DescribeContext, "offer" | "ports" | "pricesOn">,
): QuotedTerms {
  const backAboard = offer && checkBackAboard(offer, choice, ports);
  const price = offer && getPartyPrice(offer, choice, pricesOn);
  const infants = offer && getInfantLimit(choice, offer);
  const refused = offer && getRefused(choice, offer);
  const isOpen = offer && choice.date === undefined && hasFixedDays(offer);
  return {
    ...(price && { price }),
    ...(backAboard && { backAboard }),
    ...(infants && { infants }),
    ...(refused && { refused: { ...refused, minimumAge: offer.minimum_age ?? 0 } }),
    ...(isOpen && { day: "open" }),
  };
}

export function getAllFacts(choice: Choice, context: DescribeContext): ChoiceFact[] {
  const { ports, offer, t } = context;
  const portName = ports.find(({ key }) => key === choice.port)?.name ?? "";
  const quotedTerms = context.quotedTerms ?? getQuotedTerms(choice, context);
  const { price, backAboard, infants, refused } = quotedTerms;
  const texts: [ChoiceFact["name"], string | undefined][] = [
    ["date", describeDay(choice, quotedTerms, context)],
    ["port", portName],
    ["party", describeParty(choice, context)],
    ["refused", refused && describeRefused(refused, context)],
    ["infants", infants && describeInfants(infants, offer?.not_for_note ?? context.infantNote, context)],
    ["pickup", describePickup(choice, context)],
    ["backAboard", backAboard && describeBackAboard(backAboard, context)],
    // Whoever reads this cannot choose a port any more.
    ["price", price && price.kind !== "no-port" ? describePrice(price, portName, context) : ""],
  ];
  return texts.flatMap(([name, text]) => (text ? [{ name, label: t(`booking.facts.${name}`), text }] : []));
}

/** Returns what a choice says, fact by fact; nothing when nothing was chosen. */
export function getChoiceFacts(choice: Choice, context: DescribeContext): ChoiceFact[] {
  return isChosen(choice) || context.wished ? getAllFacts(choice, context) : [];
}

export function describeChoice(
  choice: Choice,
  context: DescribeContext & { readonly title: string; readonly reference?: string | undefined },
): string {
  const { t, locale, title, reference } = context;
  const facts = getChoiceFacts(choice, context);
  const stored = reference ? [{ label: t("booking.facts.reference"), text: reference }] : [];
  return [
    t("booking.chatText", { service: title, language: getLocale(locale).name }),
    ...[...stored, ...facts].map((fact) => t("booking.fact", { label: fact.label, text: fact.text })),
  ].join("\n");
}
