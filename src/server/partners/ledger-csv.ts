import { PARTNER_KIND_WORDS } from "../../config/partners";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import type { CsvSeparator } from "../../contracts/csv";
import type { LedgerCounts, LedgerReply, PartnerRow } from "../../contracts/partners";
import { toCsv } from "../operation/to-csv";

interface Line {
  month: string;
  partner?: PartnerRow;
  source: string;
  counts: LedgerCounts;
}

type Column = readonly [StaffText, (line: Line, locale: StaffLocale) => string | number];

const COLUMNS: readonly Column[] = [
  [{ en: "Month", es: "Mes", it: "Mese" }, ({ month }) => month],
  [{ en: "Code", es: "Código", it: "Codice" }, ({ partner }) => partner?.code ?? ""],
  [{ en: "Partner", es: "Colaborador", it: "Partner" }, ({ partner }) => partner?.name ?? ""],
  [
    { en: "What it is", es: "Qué es", it: "Che cos'è" },
    ({ partner }, locale) => (partner ? say(PARTNER_KIND_WORDS[partner.kind], locale) : ""),
  ],
  [{ en: "Place", es: "Lugar", it: "Luogo" }, ({ partner }) => partner?.place ?? ""],
  [{ en: "Contact", es: "Contacto", it: "Contatto" }, ({ partner }) => partner?.contact ?? ""],
  [{ en: "Source", es: "Origen", it: "Provenienza" }, ({ source }) => source],
  [{ en: "Enquiries", es: "Consultas", it: "Richieste" }, ({ counts }) => counts.enquiries],
  [{ en: "Bookings", es: "Reservas", it: "Prenotazioni" }, ({ counts }) => counts.bookings],
  [
    { en: "Of these without a quote", es: "De ellas sin presupuesto", it: "Di cui senza preventivo" },
    ({ counts }) => counts.unpriced,
  ],
  [{ en: "Persons", es: "Personas", it: "Persone" }, ({ counts }) => counts.persons],
  [
    { en: "Sum in US$", es: "Suma en US$", it: "Somma in US$" },
    ({ counts }) => (counts.totalCents / 100).toFixed(2),
  ],
];

/** Writes a month of the ledger as CSV: partners, then other sources, then what has none; no cell of it runs as a formula. */
export function toLedgerCsv(
  { month, partners, others, none }: LedgerReply,
  locale: StaffLocale,
  separator?: CsvSeparator,
): string {
  const lines: readonly Line[] = [
    ...partners.map((partner) => ({ month, partner, source: partner.code, counts: partner })),
    ...others.map((row) => ({ month, source: row.source, counts: row })),
    { month, source: "", counts: none },
  ];
  return toCsv(
    COLUMNS.map(([title]) => say(title, locale)),
    lines.map((line) => COLUMNS.map(([, getCell]) => getCell(line, locale))),
    separator,
  );
}
