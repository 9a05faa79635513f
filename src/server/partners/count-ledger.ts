import type { LedgerCounts, LedgerReply, Partner, PartnerRow, SourceRow } from "../../contracts/partners";
import { toSourceCode } from "../../lib/to-source-code";
import type { LedgerBooking, LedgerEnquiry } from "../store/ledger-store";

export type Counted = Pick<LedgerReply, "partners" | "others" | "none" | "total">;

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
    unpriced: totalCents === null ? 1 : 0,
    persons: persons ?? 0,
    totalCents: totalCents ?? 0,
  };
}

/** What brought most stands first; of equal ones by name. */
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
  /** By what is the same in them; the first way of writing it names the row. */
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
