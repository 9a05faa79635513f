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
