/** Babies and toddlers, whom `not_for` may name, are younger than this. */
export const UNDER_2_AGE = 2;

interface AgedOffer {
  readonly minimum_age?: number | null | undefined;
  readonly not_for?: readonly string[] | undefined;
  readonly not_for_note?: string | null | undefined;
}

export function getLeastAge({ minimum_age, not_for, not_for_note }: AgedOffer): number {
  const age = minimum_age ?? 0;
  return not_for?.includes("under-2") && !not_for_note ? Math.max(age, UNDER_2_AGE) : age;
}

/** Tells whether an offer is off sale while its page stays: what is paused has no prices and cannot be booked. */
export function isPaused({ sale }: { readonly sale?: string | null | undefined }): boolean {
  return sale === "paused";
}

/** Returns the lowest adult price of an offer's rows, in whole dollars; `undefined` when it has none. */
export function getLowestPrice(prices: readonly { readonly adult: number }[]): number | undefined {
  return prices.length === 0 ? undefined : Math.min(...prices.map(({ adult }) => adult));
}
