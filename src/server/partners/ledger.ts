import { z } from "zod";

import { getAgencyMonth, getMonthSpan, listMonths } from "../../domain/booking/calendar-day";
import type { StaffLocale } from "../../domain/config/staff";
import { month, offerKey } from "../../domain/contracts/fields";
import type { Partner } from "../../content/schema/collections";
import { groupBy } from "../../domain/lib/lookup";
import { createExport, getStaffTranslator, type Table } from "../platform/csv";
import { HttpError } from "../platform/http/request";
import { getOfferTitle, loadPartners, toSourceKey } from "../platform/published";
import { ownerProcedure, router } from "../platform/rpc";
import type { Store } from "../store";
import type { LedgerBooking, LedgerEnquiry } from "./ledger-repository";

/** A month of the ledger, the present one without a month; also the query of the export. */
export const ledgerSchema = z.strictObject({ month: month().optional() });

/**
 * `bookings` hold a trip that was booked in the month, whenever the enquiry came, and is not cancelled; `unpriced` are those of them
 * without a sum. A person on two trips of a booking counts twice.
 */
const NOTHING = { enquiries: 0, bookings: 0, unpriced: 0, persons: 0, totalCents: 0 };
type LedgerCounts = typeof NOTHING;

const COUNTS = Object.keys(NOTHING) as (keyof LedgerCounts)[];

function sum(rows: readonly LedgerCounts[]): LedgerCounts {
  const sums = COUNTS.map((name) => [name, rows.reduce((total, row) => total + row[name], 0)]);
  return Object.fromEntries(sums) as LedgerCounts;
}

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
function countLedger(
  partners: readonly Partner[],
  received: readonly Pick<LedgerEnquiry, "source">[],
  booked: readonly Pick<LedgerBooking, "id" | "source" | "persons" | "totalCents">[],
) {
  const bookings = [...groupBy(booked, ({ id }) => id).values()].map((trips) => ({
    source: trips[0].source,
    persons: trips.reduce((all, { persons }) => all + (persons ?? 0), 0),
    totalCents: trips.reduce((all, trip) => all + trip.totalCents, 0),
  }));
  const rows = [
    ...received.map(({ source }) => ({ ...NOTHING, source, enquiries: 1 })),
    ...bookings.map((booking) => ({
      ...{ ...NOTHING, ...booking, bookings: 1, unpriced: booking.totalCents === 0 ? 1 : 0 },
    })),
  ];
  const groups = groupBy(rows, ({ source }) => (source === null ? null : toSourceKey(source)));
  const codes = new Set(partners.map(({ code }) => code));
  const others = [...groups].flatMap(([key, group]) =>
    // The first way of writing it names the row.
    key === null || codes.has(key) ? [] : [{ key, source: group[0].source ?? "", ...sum(group) }],
  );
  return {
    partners: partners
      .map((partner) => ({ ...partner, ...sum(groups.get(partner.code) ?? []) }))
      .sort(byWeight),
    others: others.sort((a, b) => byWeight({ ...a, name: a.source }, { ...b, name: b.source })),
    none: sum(groups.get(null) ?? []),
    total: sum(rows),
  };
}

/** Loads the ledger of a month, without one of the month that it is in Santo Domingo. */
export async function loadLedger({ ledger }: Pick<Store, "ledger">, asked: string | undefined, now: number) {
  const current = getAgencyMonth(now);
  const shown = asked ?? current;
  const { from, to } = getMonthSpan(shown);
  const [received, booked, start] = await Promise.all([
    ledger.listReceived(from, to),
    ledger.listBooked(from, to),
    ledger.getStart(),
  ]);
  const first = start === undefined ? current : getAgencyMonth(Math.min(start, now));
  const reply = {
    month: shown,
    /** The months that can be asked for, the newest first. */
    months: listMonths(first, current),
    ...countLedger(loadPartners(), received, booked),
  };
  return { reply, received, booked };
}

type Ledger = Awaited<ReturnType<typeof loadLedger>>;

/** Lists a partner's enquiries of the month, each once: what was booked as it was booked. */
function listEnquiries({ received, booked }: Ledger, partner: string): (LedgerEnquiry | LedgerBooking)[] {
  const isTheirs = ({ source }: LedgerEnquiry) => source !== null && toSourceKey(source) === partner;
  const theirs = booked.filter(isTheirs);
  const known = new Set(theirs.map(({ id }) => id));
  const others = received.filter((enquiry) => isTheirs(enquiry) && !known.has(enquiry.id));
  return [...theirs, ...others].sort((a, b) => b.createdAt - a.createdAt);
}

/** A month by partner, and the enquiries of one of them; for owners. */
export const partnersRouter = router({
  /** Enquiries and bookings of a month by partner, by other sources, and without a source. */
  ledger: ownerProcedure
    .input(ledgerSchema)
    .query(async ({ ctx: { store }, input }) => (await loadLedger(store, input.month, Date.now())).reply),
  /** A partner's month with its enquiries, so that a sum can be followed back. */
  get: ownerProcedure
    .input(z.strictObject({ code: offerKey(), month: month().optional() }))
    .query(async ({ ctx: { staff, store }, input }) => {
      const ledger = await loadLedger(store, input.month, Date.now());
      const partner = ledger.reply.partners.find((known) => known.code === input.code);
      if (!partner) throw new HttpError("not-found");
      const enquiries = listEnquiries(ledger, input.code).map((enquiry) => ({
        ...{ tripId: null, bookedAt: null, persons: null, totalCents: null },
        ...enquiry,
        title: enquiry.offer === null ? null : getOfferTitle(enquiry.offer, staff.locale),
      }));
      return { month: ledger.reply.month, months: ledger.reply.months, partner, enquiries };
    }),
});

const COLUMNS = [
  ...(["month", "code", "partner", "whatItIs", "place", "contact", "source"] as const),
  ...(["enquiries", "bookings", "ofTheseWithoutAQuote", "persons", "sumInUs"] as const),
] as const;

/** Tabulates a month of the ledger: partners, then other sources, then what has none. */
export function toLedgerTable(
  { month: shown, partners, others, none }: Ledger["reply"],
  locale: StaffLocale,
): Table {
  const titles = getStaffTranslator("tables.partners", locale);
  const kinds = getStaffTranslator("shared.partnerKinds", locale);
  const noPartner = ["", "", "", "", ""];
  const count = ({ enquiries, bookings, unpriced, persons, totalCents }: LedgerCounts) => [
    ...[enquiries, bookings, unpriced, persons, (totalCents / 100).toFixed(2)],
  ];
  return {
    header: COLUMNS.map((title) => titles(title)),
    rows: [
      ...partners.map((partner) => {
        const { code, name, kind, place, contact } = partner;
        return [shown, code, name, kinds(kind), place, contact, code, ...count(partner)];
      }),
      ...others.map((row) => [shown, ...noPartner, row.source, ...count(row)]),
      [shown, ...noPartner, "", ...count(none)],
    ],
  };
}

export const exportLedger = createExport({
  schema: ledgerSchema,
  action: "ledger-exported",
  role: "owner",
  async load(store, query, { locale }) {
    const { reply } = await loadLedger(store, query.month, Date.now());
    const { month: shown } = reply;
    return { name: `partners-${shown}`, subject: shown, table: toLedgerTable(reply, locale) };
  },
});
