/** Nothing first, then false, true, the empty text, numbers, texts: the order in which nuxt-content's database sorts. */
function getRank(value: unknown): number {
  if (value === undefined || value === null) return 1;
  if (value === false) return 3;
  if (value === true) return 4;
  if (value === "") return 5;
  return Number.isNaN(Number(value)) ? 7 : 6;
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares two values of any kind; texts that are numbers count as numbers. */
export function compareValues(a: unknown, b: unknown): number {
  const rank = getRank(a);
  if (rank !== getRank(b)) return rank - getRank(b);
  if (rank === 6) return compare(Number(a), Number(b));
  return rank === 7 ? compare(String(a), String(b)) : 0;
}
