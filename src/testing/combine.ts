import { env } from "node:process";

/**
 * Whether all cases of a matrix are tested (each page at each width in each language …). `npm run prove -- full-browser` sets it; `npm test`
 * tests a selection of them (docs/decisions/0107).
 */
export const IS_FULL = env.FULL_TESTS === "1";

type Lists<Values extends readonly unknown[]> = { [Key in keyof Values]: readonly Values[Key][] };

/** Gets every combination of one value of each list. */
function combineAll(lists: readonly (readonly unknown[])[]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );
}

/**
 * Gets combinations of one value of each list: every one when `isFull`, otherwise as many as the longest list has values, so that each
 * value of each list occurs.
 */
export function combine<Values extends readonly unknown[]>(lists: Lists<Values>, isFull = IS_FULL): Values[] {
  const count = Math.max(...lists.map(({ length }) => length));
  const rows = isFull
    ? combineAll(lists)
    : Array.from({ length: count }, (_, index) => lists.map((list) => list[index % list.length]));
  return rows as unknown[] as Values[];
}
