import type { BookableOffer } from "./bookable-offer";

export type OfferPlaces = Pick<BookableOffer, "price_basis" | "daily_capacity">;

/** How a day stands: `held` of `capacity` places (boats, where the whole boat is sold); without a capacity it is never full. */
export interface DayPlaces {
  readonly held: number;
  readonly capacity: number | undefined;
  readonly isClosed: boolean;
}

export type DayState = "few" | "full" | "closed";

/** Places left up to which a day counts as `few`, or a fifth of all. */
const FEW_PLACES = 4;
const FEW_SHARE = 1 / 5;

export function isSoldByBoat({ price_basis: basis }: Pick<OfferPlaces, "price_basis">): boolean {
  return basis === "per-boat";
}

/** Returns how many places a party takes; a quote without a party takes one. */
export function getTakenPlaces(offer: Pick<OfferPlaces, "price_basis">, persons: number | null): number {
  return isSoldByBoat(offer) ? 1 : Math.max(1, persons ?? 1);
}

/** Tells why a party cannot go on a day; `undefined` when it can. */
export function getRefusal({ held, capacity, isClosed }: DayPlaces, places: number) {
  if (isClosed) return "closed";
  return capacity !== undefined && held + places > capacity ? "full" : undefined;
}

/** Returns what guests are told of a day; `undefined` when it is free. */
export function getDayState(offer: Pick<OfferPlaces, "price_basis">, day: DayPlaces): DayState | undefined {
  const refusal = getRefusal(day, 1);
  if (refusal !== undefined || day.capacity === undefined || day.held === 0) return refusal;
  const few = Math.max(isSoldByBoat(offer) ? 1 : FEW_PLACES, day.capacity * FEW_SHARE);
  return day.capacity - day.held <= few ? "few" : undefined;
}

export interface KnownParty {
  adults?: number | null | undefined;
  children?: number | null | undefined;
  smallChildren?: number | null | undefined;
}

/** Counts the persons of a party, small children too; `null` when nothing of it is known. */
export function countPersons({ adults, children, smallChildren }: KnownParty): number | null {
  const known = [adults, children, smallChildren].flatMap((count) => count ?? []);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
