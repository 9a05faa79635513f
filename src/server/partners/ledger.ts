import { getAgencyMonth, getMonthSpan, listMonths } from "../../booking/calendar-month";
import type { Locale } from "../../config/locales";
import type { StaffLocale } from "../../config/staff";
import { type CsvSeparator, csvSchema } from "../../contracts/csv";
import {
  type LedgerCounts,
  type LedgerReply,
  type Partner,
  type PartnerRow,
  type SourceRow,
  ledgerSchema,
  partnerSchema,
} from "../../contracts/partners";
import type { StaffTexts } from "../../i18n/staff-texts";
import { toSourceCode } from "../../lib/normalize";
import { requireStaff, logStaffAction } from "../accounts/session";
import { answerCsv, getStaffTranslator, toCsv } from "../platform/csv";
import { type Answer, type Exchange, readQuery } from "../platform/http/request";
import { HttpError } from "../platform/http/http-error";
import { getOfferTitle, loadPartners } from "../platform/published";
import { ownerProcedure } from "../platform/rpc";
import { toIso } from "../platform/time";
import { type Store, getStore } from "../store";
import type { LedgerBooking, LedgerEnquiry } from "./ledger-repository";

type Counted = Pick<LedgerReply, "partners" | "others" | "none" | "total">;

const NOTHING: LedgerCounts = { enquiries: 0, bookings: 0, unpriced: 0, persons: 0, totalCents: 0 };

function add(counts: LedgerCounts, more: LedgerCounts): LedgerCounts {
  return {
    enquiries: counts.enquiries + more.enquiries,
    bookings: counts.bookings + more.bookings,
    unpriced: counts.unpriced + more.unpriced,
    persons: counts.persons + more.persons,
    totalCents: counts.totalCents + more.totalCents,
  };
}

function ofBooking({ persons, totalCents }: LedgerBooking): LedgerCounts {
  return {
    enquiries: 0,
    bookings: 1,
    unpriced: totalCents === 0 ? 1 : 0,
    persons: persons ?? 0,
    totalCents,
  };
}

/** Of equal ones by name. */
function byWeight(a: LedgerCounts & { name: string }, b: LedgerCounts & { name: string }): number {
  return (
    b.totalCents - a.totalCents ||
    b.bookings - a.bookings ||
    b.enquiries - a.enquiries ||
    (a.name < b.name ? -1 : 1)
  );
}

/**
 * Counts a month's enquiries and bookings by who recommended the agency. A source is a partner's when it is written like the code;
 * any other source is counted in a row of its own, and enquiries without a source in the last one.
 */
export function countLedger(
  partners: readonly Partner[],
  received: readonly LedgerEnquiry[],
  booked: readonly LedgerBooking[],
): Counted {
  const ofPartners = new Map(partners.map(({ code }) => [code, NOTHING]));
  /** The first way of writing it names the row. */
  const ofOthers = new Map<string, SourceRow>();
  let [none, total] = [NOTHING, NOTHING];
  const count = (source: string | null, more: LedgerCounts) => {
    total = add(total, more);
    if (source === null) {
      none = add(none, more);
      return;
    }
    const code = toSourceCode(source);
    const known = ofPartners.get(code);
    if (known) ofPartners.set(code, add(known, more));
    else {
      const key = code || source;
      const other = ofOthers.get(key) ?? { source, ...NOTHING };
      ofOthers.set(key, { source: other.source, ...add(other, more) });
    }
  };
  for (const { source } of received) count(source, { ...NOTHING, enquiries: 1 });
  for (const booking of booked) count(booking.source, ofBooking(booking));
  const rows: PartnerRow[] = partners.map((partner) => ({
    ...partner,
    ...(ofPartners.get(partner.code) ?? NOTHING),
  }));
  return {
    partners: rows.sort(byWeight),
    others: [...ofOthers.values()].sort((a, b) =>
      byWeight({ ...a, name: a.source }, { ...b, name: b.source }),
    ),
    ...{ none, total },
  };
}

interface MonthOfLedger {
  reply: LedgerReply;
  received: LedgerEnquiry[];
  booked: LedgerBooking[];
}

/** Loads the ledger of a month, without one of the month that it is in Santo Domingo. */
export async function loadLedger(
  { ledger }: Pick<Store, "ledger">,
  asked: string | undefined,
  now: number,
): Promise<MonthOfLedger> {
  const current = getAgencyMonth(now);
  const month = asked ?? current;
  const { from, to } = getMonthSpan(month);
  const [received, booked, start] = await Promise.all([
    ledger.listReceived(from, to),
    ledger.listBooked(from, to),
    ledger.getStart(),
  ]);
  const first = start === undefined ? current : getAgencyMonth(Math.min(start, now));
  const reply: LedgerReply = {
    ...{ month, months: listMonths(first, current) },
    ...countLedger(loadPartners(), received, booked),
    currency: "USD",
  };
  return { reply, received, booked };
}

/** Answers a month of the ledger: enquiries and bookings by partner, by other sources, and without a source. */
export const answerLedger = ownerProcedure
  .input(ledgerSchema)
  .query(async ({ ctx: { store }, input: { month } }) => {
    return (await loadLedger(store, month, Date.now())).reply;
  });

function toReply(enquiry: LedgerEnquiry | LedgerBooking, locale: Locale) {
  const { reference, createdAt, status, offer, travelDate } = enquiry;
  const booked = "bookedAt" in enquiry ? enquiry : undefined;
  return {
    ...{ reference, receivedAt: toIso(createdAt), status, offer, travelDate },
    title: offer === null ? null : getOfferTitle(offer, locale),
    bookedAt: booked ? toIso(booked.bookedAt) : null,
    persons: booked?.persons ?? null,
    totalCents: booked?.totalCents ?? null,
  };
}

/** Lists a partner's enquiries of the month, each once: what was booked as it was booked. */
function listEnquiries({ received, booked }: MonthOfLedger, code: string) {
  const isTheirs = ({ source }: LedgerEnquiry) => source !== null && toSourceCode(source) === code;
  const theirs = booked.filter(isTheirs);
  const known = new Set(theirs.map(({ id }) => id));
  const others = received.filter((enquiry) => isTheirs(enquiry) && !known.has(enquiry.id));
  return [...theirs, ...others].sort((a, b) => b.createdAt - a.createdAt);
}

/** Answers a partner's month with its enquiries, so that a sum can be followed back. */
export const answerPartner = ownerProcedure.input(partnerSchema).query(
  async ({
    ctx: {
      staff: { locale },
      store,
    },
    input: { code, month },
  }) => {
    const ledger = await loadLedger(store, month, Date.now());
    const partner = ledger.reply.partners.find((known) => known.code === code);
    if (!partner) throw new HttpError("not-found");
    const { month: shown, months } = ledger.reply;
    const enquiries = listEnquiries(ledger, code).map((enquiry) => toReply(enquiry, locale));
    return { month: shown, months, partner, enquiries };
  },
);

interface Line {
  month: string;
  partner?: PartnerRow;
  source: string;
  counts: LedgerCounts;
}

type Column = readonly [
  keyof StaffTexts["tables"]["partners"],
  (line: Line, locale: StaffLocale) => string | number,
];

const COLUMNS: readonly Column[] = [
  ["month", ({ month }) => month],
  ["code", ({ partner }) => partner?.code ?? ""],
  ["partner", ({ partner }) => partner?.name ?? ""],
  [
    "whatItIs",
    ({ partner }, locale) => (partner ? getStaffTranslator("shared.partnerKinds", locale)(partner.kind) : ""),
  ],
  ["place", ({ partner }) => partner?.place ?? ""],
  ["contact", ({ partner }) => partner?.contact ?? ""],
  ["source", ({ source }) => source],
  ["enquiries", ({ counts }) => counts.enquiries],
  ["bookings", ({ counts }) => counts.bookings],
  ["ofTheseWithoutAQuote", ({ counts }) => counts.unpriced],
  ["persons", ({ counts }) => counts.persons],
  ["sumInUs", ({ counts }) => (counts.totalCents / 100).toFixed(2)],
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
  const titles = getStaffTranslator("tables.partners", locale);
  return toCsv(
    COLUMNS.map(([title]) => titles(title)),
    lines.map((line) => COLUMNS.map(([, getCell]) => getCell(line, locale))),
    separator,
  );
}

/** Answers a month of the ledger as a CSV file in the reader's language. */
export async function exportLedger(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { month } = readQuery(exchange, ledgerSchema);
  const { separator } = readQuery(exchange, csvSchema);
  const { reply } = await loadLedger(await getStore(), month, Date.now());
  await logStaffAction(staff, "ledger-exported", reply.month);
  return answerCsv(`partners-${reply.month}`, toLedgerCsv(reply, staff.locale, separator));
}
