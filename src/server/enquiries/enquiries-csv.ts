import { toCsv } from "../operation/to-csv";
import type { Enquiry } from "../store/enquiry";

/** What a guest typed or chose, in the order of the columns. */
const FIELDS = [
  "name",
  "lastname",
  "email",
  "phone",
  "message",
  "collection",
  "service",
  "port",
  "date",
  "adults",
  "children",
  "smallChildren",
  "pickup",
  "offers",
  "source",
];
const HEADER = ["reference", "time", "kind", "language", "status", "suspicion", ...FIELDS];

function toCell(value: unknown): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  return value === undefined ? "" : JSON.stringify(value);
}

/** Writes a time for a table, in UTC: `2026-11-21 18:04`. */
export function toTableTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}

/** Writes enquiries as CSV, one a line; no cell of it runs as a formula. */
export function toEnquiriesCsv(
  enquiries: readonly Enquiry[],
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const rows = enquiries.map((enquiry) => {
    const fields: Readonly<Record<string, unknown>> = { ...enquiry.payload };
    const { reference, createdAt, kind, locale, status, spamReason, personId, answeredAt, dueAt } = enquiry;
    return [
      ...[reference, toTableTime(createdAt), kind, locale, status, spamReason ?? ""],
      ...FIELDS.map((field) => toCell(fields[field])),
      personId === null ? "" : (names.get(personId) ?? personId),
      ...[answeredAt, dueAt].map((time) => (time === null ? "" : toTableTime(time))),
    ];
  });
  return toCsv([...HEADER, "given to", "first answer", "answer due"], rows);
}
