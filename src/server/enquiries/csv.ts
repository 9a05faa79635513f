import { getLocale } from "../../config/locales";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { toAgencyClock } from "../../content/moment";
import type { CsvSeparator } from "../../contracts/csv";
import { STATUS_WORDS } from "../../contracts/enquiry-status-words";
import { getListFacts } from "../mail/facts";
import { toCsv } from "../platform/csv";
import { getBookingTranslator, getMailTranslator } from "../platform/messages";
import { getOfferTitle } from "../platform/offers";
import { getPorts } from "../platform/site-settings";
import type { StoredOffer, Enquiry } from "./enquiry";
import type { ListedEnquiry } from "./inbox-repository";

/** Who reads the table, and what things are called in their language. */
interface Reader {
  locale: StaffLocale;
  /** Of the people, by their ids. */
  names: ReadonlyMap<string, string>;
  getTitle: (offer: Pick<StoredOffer, "service" | "collection">) => string;
  ports: ReadonlyMap<string, string>;
}

/** Writes a time for a table, by the clock of Santo Domingo: `2026-11-21 14:04`. */
function toTime(time: number | null): string {
  return time === null ? "" : toAgencyClock(new Date(time).toISOString()).replace("T", " ");
}

function toTitles({ service, collection, offers = [] }: ListedEnquiry["payload"], { getTitle }: Reader) {
  const own = service === undefined || collection === undefined ? [] : [{ service, collection }];
  return [...own, ...offers].map(getTitle).join(", ");
}

type Cell = string | number | null | undefined;
type Column = readonly [StaffText, (enquiry: ListedEnquiry, reader: Reader) => Cell];

const COLUMNS: readonly Column[] = [
  [{ en: "Reference", es: "Referencia", it: "Riferimento" }, ({ reference }) => reference],
  [{ en: "Received", es: "Recibida", it: "Ricevuta" }, ({ createdAt }) => toTime(createdAt)],
  [
    { en: "Status", es: "Estado", it: "Stato" },
    ({ status }, { locale }) => say(STATUS_WORDS[status], locale),
  ],
  [
    { en: "Possible spam", es: "Posible spam", it: "Possibile spam" },
    ({ spamReason }) => (spamReason === null ? "" : "×"),
  ],
  [
    { en: "Given to", es: "Asignada a", it: "Affidata a" },
    ({ personId }, { names }) => names.get(personId ?? ""),
  ],
  [{ en: "First name", es: "Nombre", it: "Nome" }, ({ payload }) => payload.name],
  [{ en: "Last name", es: "Apellido", it: "Cognome" }, ({ payload }) => payload.lastname],
  [{ en: "Email", es: "Correo", it: "Email" }, ({ payload }) => payload.email],
  [{ en: "Phone", es: "Teléfono", it: "Telefono" }, ({ payload }) => payload.phone],
  [{ en: "Language", es: "Idioma", it: "Lingua" }, ({ locale }) => getLocale(locale).name],
  [{ en: "Offer", es: "Oferta", it: "Offerta" }, ({ payload }, reader) => toTitles(payload, reader)],
  [{ en: "Port", es: "Puerto", it: "Porto" }, ({ port }, { ports }) => ports.get(port ?? "") ?? port],
  [{ en: "Day of travel", es: "Día del viaje", it: "Giorno del viaggio" }, ({ date }) => date],
  [{ en: "Adults", es: "Adultos", it: "Adulti" }, ({ payload }) => payload.adults],
  [{ en: "Children", es: "Niños", it: "Bambini" }, ({ payload }) => payload.children],
  [
    { en: "Children under 1 metre", es: "Niños de menos de 1 metro", it: "Bambini sotto 1 metro" },
    ({ payload }) => payload.smallChildren,
  ],
  [
    { en: "Pick-up", es: "Recogida", it: "Ritrovo" },
    ({ payload: { pickup } }, { locale }) =>
      pickup && getBookingTranslator(locale)(`booking.pickup.${pickup.kind}`),
  ],
  [
    { en: "Hotel, ship or flight", es: "Hotel, barco o vuelo", it: "Hotel, nave o volo" },
    ({ payload }) => payload.pickup?.place,
  ],
  [{ en: "Docks", es: "Atraque", it: "Attracco" }, ({ payload }) => payload.pickup?.shipDocked],
  [
    { en: "All aboard", es: "Hora límite de embarque", it: "Tutti a bordo" },
    ({ payload }) => payload.pickup?.shipAllAboard,
  ],
  [
    { en: "Offers of the list", es: "Ofertas de la lista", it: "Offerte dell'elenco" },
    ({ payload: { offers = [] } }, { locale }) =>
      getListFacts(offers, locale, getMailTranslator(locale))
        .map(([, text]) => text)
        .join("\n"),
  ],
  [{ en: "Message", es: "Mensaje", it: "Messaggio" }, ({ payload }) => payload.message],
  [{ en: "Source", es: "Origen", it: "Provenienza" }, ({ payload }) => payload.source],
  [
    { en: "First answer", es: "Primera respuesta", it: "Prima risposta" },
    ({ answeredAt }) => toTime(answeredAt),
  ],
  [{ en: "Answer due", es: "Responder antes de", it: "Da rispondere entro" }, ({ dueAt }) => toTime(dueAt)],
];

/** Creates what gets the title of an offer; each is looked up once. */
function createTitles(locale: StaffLocale): Reader["getTitle"] {
  const titles = new Map<string, string>();
  return ({ service, collection }) => {
    const key = `${collection}/${service}`;
    const title = titles.get(key) ?? getOfferTitle(service, locale, collection);
    titles.set(key, title);
    return title;
  };
}

/** Writes enquiries as CSV for a member of staff, in their language and by the agency's clock; no cell of it runs as a formula. */
export function toInboxCsv(
  enquiries: readonly ListedEnquiry[],
  { names, locale, separator }: Pick<Reader, "names" | "locale"> & { separator: CsvSeparator | undefined },
): string {
  const ports = new Map(getPorts(locale).map(({ key, name }): [string, string] => [key, name]));
  const reader = { names, locale, ports, getTitle: createTitles(locale) };
  return toCsv(
    COLUMNS.map(([title]) => say(title, locale)),
    enquiries.map((enquiry) => COLUMNS.map(([, getCell]) => getCell(enquiry, reader) ?? "")),
    separator,
  );
}

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
