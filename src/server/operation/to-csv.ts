/** A cell that begins like a formula would be run by spreadsheet programs; an apostrophe keeps it a text. */
const FORMULA = /^[=+\-@\t\r\n\0]/;

function toCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Writes rows as CSV (RFC 4180), with a mark at the beginning that tells Excel it is UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}
