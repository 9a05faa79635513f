/** Gets the middle of some numbers; `undefined` when there are none. */
export function getMedian(numbers) {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Gets the number below which a share of the numbers lies, e.g. 0.95. */
export function getPercentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
