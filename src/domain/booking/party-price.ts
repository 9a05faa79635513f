import { keepAdmitted } from "./admitted-party";
import type { BookableOffer } from "./bookable-offer";
import type { Party } from "./choice";

/** One line of the arithmetic: `count` times `unit` is `amount`, in whole US dollars. */
export interface PriceLine {
  readonly what: "adult" | "child" | "small-child" | "pair" | "child-pair" | "boat" | "car";
  readonly count: number;
  readonly unit: number;
  readonly amount: number;
}

/** The lines add up to the total. */
export type PartyPrice =
  | {
      readonly kind: "price";
      readonly total: number;
      readonly lines: readonly PriceLine[];
      /** How many persons are paid for, where that is more than travel: one alone pays a price for two. */
      readonly charged?: number;
    }
  | { readonly kind: "on-request" }
  | { readonly kind: "no-port" }
  | { readonly kind: "below-minimum"; readonly minimum: number }
  | { readonly kind: "above-capacity"; readonly capacity: number };

interface Fare {
  readonly adult: number;
  readonly child: number | undefined;
}

const line = (what: PriceLine["what"], count: number, unit: number): PriceLine[] =>
  count === 0 ? [] : [{ what, count, unit, amount: count * unit }];

function toPrice(lines: readonly PriceLine[], charged?: number): PartyPrice {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { kind: "price", total, lines, ...(charged !== undefined && { charged }) };
}

function getPersonPrice(fare: Fare, party: Party, minimum: number): PartyPrice {
  const { adults, children, smallChildren } = party;
  if (adults + children < minimum) return { kind: "below-minimum", minimum };
  // Without a child's price the agency has to be asked.
  if (children > 0 && fare.child === undefined) return { kind: "on-request" };
  return toPrice([
    ...line("adult", adults, fare.adult),
    ...line("child", children, fare.child ?? 0),
    ...line("small-child", smallChildren, 0),
  ]);
}

/** A price for two: an odd person pays for two; a child fills an adult's free place first. */
function getPairPrice(fare: Fare, party: Party, minimum: number): PartyPrice {
  const { adults, children, smallChildren } = party;
  const persons = adults + children;
  const seated = fare.child === undefined ? persons : adults;
  const pairs = Math.ceil(seated / 2);
  const left = Math.max(0, persons - pairs * 2);
  const childPairs = fare.child === undefined ? 0 : Math.ceil(left / 2);
  const charged = (pairs + childPairs) * 2;
  if (charged < minimum) return { kind: "below-minimum", minimum };
  return toPrice(
    [
      ...line("pair", pairs, fare.adult),
      ...line("child-pair", childPairs, fare.child ?? 0),
      ...line("small-child", smallChildren, 0),
    ],
    charged > persons ? charged : undefined,
  );
}

function getBoatPrice(
  { adult }: Fare,
  party: Party,
  minimum: number,
  capacity: number | undefined,
): PartyPrice {
  // A small child pays nothing, but sits in the boat like everybody else.
  const aboard = party.adults + party.children + party.smallChildren;
  if (capacity !== undefined && aboard > capacity) return { kind: "above-capacity", capacity };
  if (aboard < minimum) return { kind: "below-minimum", minimum };
  return toPrice(line("boat", 1, adult));
}

/** A price for each vehicle that a party needs; without a number of seats, for one. */
function getCarPrice({ adult }: Fare, party: Party, seats: number | null | undefined): PartyPrice {
  const seated = party.adults + party.children + party.smallChildren;
  return toPrice(line("car", seats ? Math.ceil(seated / seats) : 1, adult));
}

export function getPartyPrice(
  offer: Pick<
    BookableOffer,
    "prices" | "price_basis" | "minimum_party" | "minimum_age" | "boat" | "car_seats"
  >,
  choice: Party & { readonly port?: string | undefined },
  pricesOn: boolean,
): PartyPrice {
  if (!pricesOn || offer.prices.length === 0) return { kind: "on-request" };
  if (choice.port === undefined) return { kind: "no-port" };
  const row = offer.prices.find(({ port }) => port === choice.port);
  if (row === undefined) return { kind: "on-request" };
  const fare = { adult: row.adult, child: row.child ?? undefined };
  // Nobody pays, or is told to be free, on a tour that does not take them; in a boat a child needs its place all the same.
  const payers = keepAdmitted(choice, offer);
  const minimum = offer.minimum_party.find(({ port }) => port === choice.port)?.persons ?? 1;
  switch (offer.price_basis) {
    case "per-person":
      return getPersonPrice(fare, payers, minimum);
    case "per-2-persons":
      return getPairPrice(fare, payers, minimum);
    case "per-boat":
      return getBoatPrice(fare, choice, minimum, offer.boat?.capacity);
    case "per-car":
      return getCarPrice(fare, choice, offer.car_seats);
    default:
      return { kind: "on-request" };
  }
}
