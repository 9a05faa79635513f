import { getLocale, type Locale } from "../config/locales";
import { formatDay, formatPrice } from "../i18n/format";
import type { MessageKey, Translate } from "../i18n/message-key";
import { checkBackAboard, getReturn, type BackAboard } from "./back-aboard";
import type { BookableOffer, BookingPort } from "./bookable-offer";
import { isChosen, type Choice, type Party } from "./choice";
import { PARTY_KINDS } from "./choice-keys";
import { getPartyPrice, type PartyPrice } from "./party-price";

export type BookingKey = Extract<MessageKey, `booking.${string}`>;

/** The page's or the mail's language: its code and its translate function. */
export interface Speaker {
  readonly locale: Locale;
  readonly t: Translate<BookingKey>;
}

/** What the site quoted to a guest for a choice: the price and the return to the ship. */
export interface QuotedTerms {
  readonly price?: PartyPrice;
  readonly backAboard?: BackAboard;
}

/** What a description needs to know besides the choice. */
export interface DescribeContext extends Speaker {
  /** Without the offer's data prices and ships are left out. */
  readonly offer: BookableOffer | undefined;
  readonly ports: readonly BookingPort[];
  readonly pricesOn: boolean;
  /** The terms quoted when the choice was made; calculated again where they were not stored. */
  readonly told?: QuotedTerms | undefined;
}

/** One fact of a choice, in words. */
export interface ChoiceFact {
  readonly name: "date" | "port" | "party" | "pickup" | "backAboard" | "price";
  readonly label: string;
  readonly text: string;
}

/** Says who comes along, e.g. `2 adults, 1 child`. */
function describeParty(party: Party, { t }: Speaker): string {
  return PARTY_KINDS.flatMap((kind) =>
    party[kind] > 0 ? [t(`booking.party.${kind}`, { count: party[kind] })] : [],
  ).join(", ");
}

function describePickup({ pickup }: Choice, { t }: Speaker): string {
  if (!pickup) return "";
  const aboard = pickup.shipAllAboard && t("booking.pickup.allAboard", { time: pickup.shipAllAboard });
  return [t(`booking.pickup.${pickup.kind}`), pickup.place, aboard].filter(Boolean).join(", ");
}

function describeMinutes(minutes: number, { t }: Speaker): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (values.hours === 0) return t("booking.backAboard.minutes", values);
  return t(values.minutes === 0 ? "booking.backAboard.wholeHours" : "booking.backAboard.hours", values);
}

/** Says whether a cruise guest is back aboard in time. */
export function describeBackAboard(check: BackAboard, speaker: Speaker): string {
  if (check.kind === "unknown") return speaker.t("booking.backAboard.unknown");
  const { back, aboard, minutes } = getReturn(check);
  const spare = check.kind === "fits" ? describeMinutes(minutes, speaker) : "";
  return speaker.t(`booking.backAboard.${check.kind}`, { back, aboard, spare });
}

const TERMS = {
  adult: "adult",
  child: "child",
  pair: "pair",
  "child-pair": "childPair",
  boat: "boat",
} as const;

function describeSum(price: PartyPrice & { kind: "price" }, { locale, t }: Speaker): string {
  const terms: string[] = [];
  const notes: string[] = [];
  for (const { what, count, unit } of price.lines) {
    if (what === "small-child") notes.push(t("booking.price.free", { count }));
    else terms.push(t(`booking.price.${TERMS[what]}`, { count, price: formatPrice(unit, locale) }));
  }
  if (price.charged !== undefined) notes.push(t("booking.price.charged", { count: price.charged }));
  // Two couples may share a car or need a second one: only a person knows.
  const pairs = price.lines.filter(({ what }) => what === "pair" || what === "child-pair");
  if (pairs.reduce((sum, { count }) => sum + count, 0) > 1) notes.push(t("booking.price.pairs"));
  const isSum = price.lines.some(({ what }) => what !== "boat");
  const values = { terms: terms.join(" + "), total: formatPrice(price.total, locale) };
  const sum = isSum ? t("booking.price.sum", values) : values.terms;
  return notes.length === 0 ? sum : t("booking.price.note", { sum, notes: notes.join("; ") });
}

/** Says what a party pays with its arithmetic in words, or why no figure is given. */
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

/** Calculates the terms that a guest is quoted for a choice of an offer. */
export function getQuotedTerms(
  choice: Choice,
  { offer, ports, pricesOn }: Pick<DescribeContext, "offer" | "ports" | "pricesOn">,
): QuotedTerms {
  const backAboard = offer && checkBackAboard(offer, choice, ports);
  const price = offer && getPartyPrice(offer, choice, pricesOn);
  return { ...(price && { price }), ...(backAboard && { backAboard }) };
}

/** Gets all that is known of a choice, fact by fact. There is no place in it for anybody's health. */
export function getAllFacts(choice: Choice, context: DescribeContext): ChoiceFact[] {
  const { ports, locale, t } = context;
  const portName = ports.find(({ key }) => key === choice.port)?.name ?? "";
  const { price, backAboard } = context.told ?? getQuotedTerms(choice, context);
  const texts: [ChoiceFact["name"], string | undefined][] = [
    ["date", choice.date && formatDay(choice.date, locale)],
    ["port", portName],
    ["party", describeParty(choice, context)],
    ["pickup", describePickup(choice, context)],
    ["backAboard", backAboard && describeBackAboard(backAboard, context)],
    // Whoever reads this cannot choose a port any more.
    ["price", price && price.kind !== "no-port" ? describePrice(price, portName, context) : ""],
  ];
  return texts.flatMap(([name, text]) => (text ? [{ name, label: t(`booking.facts.${name}`), text }] : []));
}

/** Gets what a choice says, fact by fact; nothing when nothing was chosen. */
export function getChoiceFacts(choice: Choice, context: DescribeContext): ChoiceFact[] {
  return isChosen(choice) ? getAllFacts(choice, context) : [];
}

/** Says all of a choice for a chat: the offer and the language, then the stored reference and one line per fact. */
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
