/** Returns the lowest adult price of an offer's rows, in whole dollars; `undefined` when it has none. */
export function getLowestPrice(prices: readonly { readonly adult: number }[]): number | undefined {
  return prices.length === 0 ? undefined : Math.min(...prices.map(({ adult }) => adult));
}
