/** Returns the middle of some numbers; `undefined` when there are none. */
export function getMedian(numbers) {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Returns the number below which a share of the numbers lies, e.g. 0.95. */
export function getPercentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const toLine = (cells) => `| ${cells.join(" | ")} |`;

/** Makes a Markdown table of rows of cells; the first row is its head. */
export function toTable([head, ...rows]) {
  return [toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine)].join("\n");
}
