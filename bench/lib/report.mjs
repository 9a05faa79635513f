import { parseArgs } from "node:util";

/** Reads the options of the command line, e.g. `--kills 200`; one whose default is a number is a number. */
export function readOptions(defaults) {
  const toOption = ([name, value]) => [name, { type: "string", default: String(value) }];
  const { values } = parseArgs({ options: Object.fromEntries(Object.entries(defaults).map(toOption)) });
  const toValue = ([name, value]) => [name, typeof value === "number" ? Number(values[name]) : values[name]];
  return Object.fromEntries(Object.entries(defaults).map(toValue));
}

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
