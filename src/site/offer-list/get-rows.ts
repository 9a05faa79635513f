/**
 * Divides a number of cards into rows of two and three that come in turn and leave no hole, e.g. 7 into [2, 3, 2] and 4 into [2, 2].
 * One card alone is a row of one.
 */
export function getRows(count: number): number[] {
  if (count <= 0) return [];
  if (count <= 3) return [count];
  const threes =
    Array.from({ length: Math.floor(count / 3) + 1 }, (_, index) => index)
      .filter((number) => (count - 3 * number) % 2 === 0)
      .sort((a, b) => Math.abs(a - count / 5) - Math.abs(b - count / 5))[0] ?? 0;
  const left = { 2: (count - 3 * threes) / 2, 3: threes };
  const rows: number[] = [];
  while (left[2] + left[3] > 0) {
    const size = left[2] > left[3] || (left[2] === left[3] && rows.at(-1) !== 2) ? 2 : 3;
    left[size] -= 1;
    rows.push(size);
  }
  return rows;
}
