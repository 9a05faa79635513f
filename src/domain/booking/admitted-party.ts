import type { Translate } from "../i18n/messages";
import { getLeastAge, UNDER_2_AGE } from "../lib/offer-rules";
import type { BookableOffer } from "./bookable-offer";
import { LEAST_PARTY, PARTY_KINDS } from "./choice-keys";
import type { Party } from "./choice";
import { countPersons } from "./day-places";

const ADULT_AGE = 18;

/** Children under 1 metre are younger than this. */
const SMALL_CHILD_AGE = 4;

export type PartyKind = (typeof PARTY_KINDS)[number];

type AgedOffer = Partial<
  Pick<BookableOffer, "minimum_age" | "child_from" | "child_until" | "not_for" | "not_for_note">
>;

/** Ages in years, both included. */
type Ages = Readonly<Record<"from" | "until", number>>;

/** Returns how old children are, of an offer that says it. Who is under 1 metre is told by that, at any age. */
export function getAges(offer: AgedOffer): Ages | undefined {
  const { child_from, child_until } = offer;
  if (typeof child_until !== "number") return undefined;
  const from = Math.max(child_from ?? SMALL_CHILD_AGE, getLeastAge(offer));
  return from <= child_until ? { from, until: child_until } : undefined;
}

export function isAdmitted(kind: PartyKind, offer: AgedOffer): boolean {
  const age = getLeastAge(offer);
  if (kind === "smallChildren") return age < SMALL_CHILD_AGE;
  return kind === "adults" || age < ADULT_AGE;
}

export function getAdmittedKinds(offer: AgedOffer): PartyKind[] {
  return PARTY_KINDS.filter((kind) => isAdmitted(kind, offer));
}

/** Returns those of a party whom an offer does not take; `undefined` when it takes everybody. */
export function getRefused(party: Party, offer: AgedOffer): Party | undefined {
  const refused = PARTY_KINDS.filter((kind) => !isAdmitted(kind, offer) && party[kind] > 0);
  if (refused.length === 0) return undefined;
  const counts = Object.fromEntries(refused.map((kind) => [kind, party[kind]]));
  return { adults: 0, children: 0, smallChildren: 0, ...counts };
}

/** Returns how many guests an offer takes on a day when a party is larger; of a whole boat the price says it. */
export function getExceededPlaces(
  party: Party,
  {
    daily_capacity: places,
    price_basis: basis,
  }: Partial<Pick<BookableOffer, "daily_capacity" | "price_basis">>,
): number | undefined {
  const isLarger = typeof places === "number" && (countPersons(party) ?? 0) > places;
  return isLarger && basis !== "per-boat" ? places : undefined;
}

/** Leaves out of a party, or a choice, whom an offer does not take (`getRefused`): an address or a list may be older than its minimum age. */
export function keepAdmitted<Some extends Party>(party: Some, offer: AgedOffer): Some {
  const left = PARTY_KINDS.filter((kind) => !isAdmitted(kind, offer));
  return { ...party, ...Object.fromEntries(left.map((kind) => [kind, LEAST_PARTY[kind]])) };
}

/** Under 2 years nobody, or only with the arrangement that the offer's note describes. */
export type InfantLimit = "nobody" | "arranged";

/** Returns what an offer says of those under 2 years to a party with a small child; `undefined` when it takes them like others. */
export function getInfantLimit(party: Party, offer: AgedOffer): InfantLimit | undefined {
  if (party.smallChildren === 0 || !isAdmitted("smallChildren", offer)) return undefined;
  if (getLeastAge(offer) >= UNDER_2_AGE) return "nobody";
  return offer.not_for?.includes("under-2") ? "arranged" : undefined;
}

export function describeAges(
  ages: Ages,
  t: Translate<"booking.form.ages" | "booking.form.agesUntil">,
): string {
  return t(ages.from > 0 ? "booking.form.ages" : "booking.form.agesUntil", ages);
}
