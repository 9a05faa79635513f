import { getLeastAge } from "../../domain/lib/least-age";
import { getLowestPrice } from "../../domain/lib/lowest-price";
import { FULL_DAY_HOURS, HALF_DAY_HOURS } from "../../domain/config/offer";
import type { CatalogOffer } from "./catalog-offer";
import type { Duration, Filters } from "./filters";

const HOURS_PER_DAY = 24;

export type FilteredOffer = Omit<CatalogOffer, "cover" | "path" | "summary" | "sale" | "card_facts">;

function getDuration(hours: number): Duration {
  if (hours >= HOURS_PER_DAY) return "days";
  if (hours >= FULL_DAY_HOURS) return "full-day";
  return hours >= HALF_DAY_HOURS ? "half-day" : "short";
}

/** Nothing chosen lets everything through. */
function hasSome(chosen: readonly string[], values: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((value) => values.includes(value));
}

function fitsDuration({ duration }: Filters, hours: number | null): boolean {
  return duration === undefined || (hours !== null && getDuration(hours) === duration);
}

function fitsPrice({ priceFrom, priceTo }: Filters, prices: FilteredOffer["prices"]): boolean {
  if (priceFrom === undefined && priceTo === undefined) return true;
  const price = getLowestPrice(prices);
  return price !== undefined && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
}

function fits(offer: FilteredOffer, filters: Filters): boolean {
  const { types, port, day, age, suits, tags } = filters;
  return (
    hasSome(types, [offer.collection]) &&
    (port === undefined || offer.ports.includes(port)) &&
    fitsDuration(filters, offer.duration_hours) &&
    (day === undefined || offer.days.includes(day)) &&
    fitsPrice(filters, offer.prices) &&
    (age === undefined || age >= getLeastAge(offer)) &&
    suits.every((need) => offer.suits.includes(need)) &&
    hasSome(tags, offer.category_tags)
  );
}

type Compare = (a: FilteredOffer, b: FilteredOffer) => number;

const COMPARE: Record<"price" | "duration", Compare> = {
  price: (a, b) => (getLowestPrice(a.prices) ?? Infinity) - (getLowestPrice(b.prices) ?? Infinity) || 0,
  duration: (a, b) => (a.duration_hours ?? Infinity) - (b.duration_hours ?? Infinity) || 0,
};

const compareFeatured: Compare = (a, b) => Number(b.featured) - Number(a.featured) || a.order - b.order;

/**
 * Returns the offers that fit the filters, in the order asked for. `found` are the keys that the search has found, best
 * first; `undefined` without a search.
 */
export function filterOffers<Offer extends FilteredOffer>(
  offers: readonly Offer[],
  filters: Filters,
  found: readonly string[] | undefined,
): Offer[] {
  const ranks = found && new Map(found.map((key, rank) => [key, rank]));
  const fitting = offers.filter((offer) => (ranks?.has(offer.key) ?? true) && fits(offer, filters));
  if (filters.sort !== "best") return fitting.sort(COMPARE[filters.sort]);
  if (!ranks) return fitting.sort(compareFeatured);
  return fitting.sort((a, b) => (ranks.get(a.key) ?? 0) - (ranks.get(b.key) ?? 0));
}
