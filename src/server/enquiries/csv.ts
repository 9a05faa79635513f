import { getLocale } from "../../domain/config/locales";
import type { StaffLocale } from "../../domain/config/staff";
import { toAgencyClock } from "../../content/publication";
import type { StaffTexts } from "../../domain/i18n/staff-texts";
import { getListFacts } from "../mail/facts";
import { toCsv, getStaffTranslator, type CsvSeparator } from "../platform/csv";
import { getBookingTranslator, getMailTranslator } from "../platform/messages";
import { getOfferTitle, getPorts } from "../platform/published";
import type { Enquiry } from "./enquiry";

interface Reader {
  locale: StaffLocale;
  /** Of the people, by their ids. */
  names: ReadonlyMap<string, string>;
  ports: ReadonlyMap<string, string>;
}

/** Writes a time for a table, by the clock of Santo Domingo: `2026-11-21 14:04`. */
function toTime(time: number | null): string {
  return time === null ? "" : toAgencyClock(new Date(time).toISOString()).replace("T", " ");
}

function toTitles({ offers = [], ...own }: Enquiry["payload"], { locale }: Reader): string {
  return [own, ...offers]
    .flatMap(({ service, collection }) => (service ? getOfferTitle(service, locale, collection) : []))
    .join(", ");
}

type Cell = string | number | null | undefined;
type Column = readonly [keyof StaffTexts["tables"]["enquiries"], (enquiry: Enquiry, reader: Reader) => Cell];

const COLUMNS: readonly Column[] = [
  ["reference", ({ reference }) => reference],
  ["received", ({ createdAt }) => toTime(createdAt)],
  ["status", ({ status }, { locale }) => getStaffTranslator("shared.enquiryStatus", locale)(status)],
  ["possibleSpam", ({ spamReason }) => (spamReason === null ? "" : "×")],
  ["givenTo", ({ personId }, { names }) => names.get(personId ?? "")],
  ["firstName", ({ payload }) => payload.name],
  ["lastName", ({ payload }) => payload.lastname],
  ["email", ({ payload }) => payload.email],
  ["phone", ({ payload }) => payload.phone],
  ["language", ({ locale }) => getLocale(locale).name],
  ["offer", ({ payload }, reader) => toTitles(payload, reader)],
  ["port", ({ port }, { ports }) => ports.get(port ?? "") ?? port],
  ["dayOfTravel", ({ travelDate }) => travelDate],
  ["adults", ({ payload }) => payload.adults],
  ["children", ({ payload }) => payload.children],
  ["childrenUnder1Metre", ({ payload }) => payload.smallChildren],
  [
    "pickUp",
    ({ payload: { pickup } }, { locale }) =>
      pickup && getBookingTranslator(locale)(`booking.pickup.${pickup.kind}`),
  ],
  ["hotelShipOrFlight", ({ payload }) => payload.pickup?.place],
  ["docks", ({ payload }) => payload.pickup?.shipDocked],
  ["allAboard", ({ payload }) => payload.pickup?.shipAllAboard],
  [
    "shipClock",
    ({ payload: { pickup } }, { locale }) =>
      pickup?.shipClock && getBookingTranslator(locale)(`booking.pickup.clock.${pickup.shipClock}`),
  ],
  [
    "offersOfTheList",
    ({ payload: { offers = [] } }, { locale }) =>
      getListFacts(offers, locale, getMailTranslator(locale))
        .map(([, text]) => text)
        .join("\n"),
  ],
  ["message", ({ payload }) => payload.message],
  ["source", ({ payload }) => payload.source],
  ["firstAnswer", ({ answeredAt }) => toTime(answeredAt)],
  ["answerDue", ({ dueAt }) => toTime(dueAt)],
];

/** Writes enquiries as CSV for a member of staff, in their language and by the agency's clock; no cell of it runs as a formula. */
export function toInboxCsv(
  enquiries: readonly Enquiry[],
  { names, locale, separator }: Pick<Reader, "names" | "locale"> & { separator: CsvSeparator | undefined },
): string {
  const ports = new Map(getPorts(locale).map(({ key, name }): [string, string] => [key, name]));
  const titles = getStaffTranslator("tables.enquiries", locale);
  const reader = { names, locale, ports };
  return toCsv(
    COLUMNS.map(([title]) => titles(title)),
    enquiries.map((enquiry) => COLUMNS.map(([, getCell]) => getCell(enquiry, reader) ?? "")),
    separator,
  );
}

const FIELDS = [
  ...["name", "lastname", "email", "phone", "message", "collection", "service", "port", "date"],
  ...["adults", "children", "smallChildren", "pickup", "offers", "source"],
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
