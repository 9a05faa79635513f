import { addDays, getAgencyDay } from "../../domain/booking/calendar-day";
import { getDueByTrip } from "../bookings/booking";
import type { BookedParty } from "../departures/departure-repository";
import { getPickup, loadBookedDepartures, type BookedDeparture } from "../departures/service";
import { toDepartureRow } from "../departures/places";
import { loadPeople, toRow } from "../enquiries/enquiry-reply";
import { getFullName } from "../mail/facts";
import { router, staffProcedure } from "../platform/rpc";

/** Days of which open amounts are told: past trips that are not paid yet, and those that are near. */
const COLLECT = { before: 14, ahead: 7 };
/** Days before its end from which a quote is told. */
const QUOTE_ENDS_WITHIN = 3;
/** Enquiries that the first look shows; the inbox has them all. */
const WAITING = 8;

/** Counts what a departure brings: the persons by pick-up, in the order of the bus. */
function listPickups({ parties, offer }: BookedDeparture) {
  const stops = new Map<string, { time: string; place: string; persons: number }>();
  for (const party of parties) {
    const { time, place } = getPickup(party, offer);
    const key = `${time || "99:99"} ${place}`;
    const stop = stops.get(key) ?? { time, place, persons: 0 };
    stops.set(key, { ...stop, persons: stop.persons + (party.trip.persons ?? 0) });
  }
  return [...stops].sort(([one], [other]) => one.localeCompare(other)).map(([, stop]) => stop);
}

/** Lists what guests owe for their trips in the range, by the day of the first that is not paid. US cents. */
function listUnpaid(parties: readonly BookedParty[]) {
  const unpaid = new Map<string, { reference: string; name: string; day: string | null; dueCents: number }>();
  for (const { trip, booking, enquiry } of parties) {
    const dueCents = getDueByTrip(booking).get(trip.id) ?? 0;
    const known = unpaid.get(booking.id);
    if (known) known.dueCents += dueCents;
    else if (dueCents > 0)
      unpaid.set(booking.id, {
        ...{ reference: enquiry.reference, name: getFullName(enquiry), day: trip.date, dueCents },
      });
  }
  return [...unpaid.values()];
}

export const todayRouter = router({
  /** The day at a glance: waiting enquiries, departures of today and tomorrow, quotes that end, and what is to be collected or paid back. */
  get: staffProcedure.query(async ({ ctx: { staff, store } }) => {
    const now = Date.now();
    const today = getAgencyDay(now);
    const tomorrow = addDays(today, 1);
    const [listed, counts, { names }, departures, parties, ending, refunds] = await Promise.all([
      store.inbox.list({ view: "all", q: "", source: "" }, { limit: WAITING }, now),
      store.inbox.count(now),
      loadPeople(store, staff),
      loadBookedDepartures(store, { from: today, to: tomorrow }),
      store.departures.listParties(
        { from: addDays(today, -COLLECT.before), to: addDays(today, COLLECT.ahead) },
        "debts",
      ),
      store.quotes.listEnding({ from: today, to: addDays(today, QUOTE_ENDS_WITHIN) }),
      store.accounts.listRefunds(),
    ]);
    return {
      ...{ today, tomorrow },
      waiting: listed.filter(({ dueAt }) => dueAt !== null).map((enquiry) => toRow(enquiry, names)),
      waitingCount: counts.waiting,
      departures: departures.map((departure) => ({
        ...toDepartureRow(departure.stored, departure.offer, departure.stored),
        pickups: listPickups(departure),
        hasNotes: departure.parties.some(({ booking }) => booking.notes !== ""),
      })),
      quotes: ending.map(({ payload, ...quote }) => ({ ...quote, name: getFullName({ payload }) })),
      unpaid: listUnpaid(parties),
      refunds,
    };
  }),
});
