import { getLocale, toLocale } from "../../domain/config/locales";
import type { StaffLocale } from "../../domain/config/staff";
import { toAgencyClock } from "../../content/publication";
import type { StaffTexts } from "../../domain/i18n/staff-texts";
import { getListFacts } from "../mail/facts";
import { getStaffTranslator, type Table } from "../platform/csv";
import { getBookingTranslator, getMailTranslator, getOfferTitle, getPorts } from "../platform/published";
import type { Enquiry } from "./enquiry";
import type { FigureRow, Figures } from "./figures";

interface Reader {
  locale: StaffLocale;
  names: ReadonlyMap<string, string>;
  ports: ReadonlyMap<string, string>;
}

function toTime(time: number | null): string {
  return time === null ? "" : toAgencyClock(new Date(time).toISOString()).replace("T", " ");
}

/** As the list shows it: what is booked, else quoted, else all that was asked for. */
function toTitles({ about, offer, payload }: Enquiry, { locale }: Reader): string {
  if (about !== "asked") return offer === null ? "" : getOfferTitle(offer, locale);
  const { offers = [], ...own } = payload;
  return [own, ...offers]
    .flatMap(({ service, collection }) => (service ? getOfferTitle(service, locale, collection) : []))
    .join(", ");
}

export function toTableTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
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
  ["offer", toTitles],
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

export function toEnquiriesTable(
  enquiries: readonly Enquiry[],
  { names, locale }: Pick<Reader, "names" | "locale">,
): Table {
  const ports = new Map(getPorts(locale).map(({ key, name }): [string, string] => [key, name]));
  const titles = getStaffTranslator("tables.enquiries", locale);
  const reader = { names, locale, ports };
  return {
    header: COLUMNS.map(([title]) => titles(title)),
    rows: enquiries.map((enquiry) => COLUMNS.map(([, getCell]) => getCell(enquiry, reader) ?? "")),
  };
}

export function toFiguresTable({ weeks, offers, languages, sources }: Figures, locale: StaffLocale): Table {
  const t = getStaffTranslator("tables.figures", locale);
  const toRows = (by: string, rows: readonly FigureRow[], getName: (row: FigureRow) => string) =>
    rows.map((row) => [by, getName(row), row.enquiries, row.bookings]);
  return {
    header: [t("by"), t("name"), t("enquiries"), t("bookings")],
    rows: [
      ...toRows(t("week"), weeks, ({ key }) => key),
      ...toRows(t("offer"), offers, ({ key, title = key }) => title || t("question")),
      ...toRows(t("language"), languages, ({ key }) => getLocale(toLocale(key)).name),
      ...toRows(t("source"), sources, ({ key, title }) => title ?? (key || t("noSource"))),
    ],
  };
}
