const toLine = (cells) => `| ${cells.join(" | ")} |`;

/** Makes a Markdown table of rows of cells; the first row is its head. */
export function toTable([head, ...rows]) {
  return [toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine)].join("\n");
}
