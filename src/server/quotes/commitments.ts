import { getAgencyDay } from "../../booking/calendar-day";
import { hasTrip } from "../enquiries/inbox-repository";
import type { Database } from "../platform/database/database";
import { toQuote } from "./quote";

/** Counts what an offer has promised or may still promise: held enquiries count as none, and trips that are over. */
export async function countCommitments({ db }: Database, offer: string, now: number) {
  const today = getAgencyDay(now);
  const [waiting, open, booked] = await Promise.all([
    db
      .selectFrom("enquiries")
      .select("id")
      .where("suspicion", "is", null)
      // What is quoted or booked is counted as such.
      .where("about", "=", "asked")
      .where("status", "in", ["new", "open", "answered"])
      .where((where) => where.and(hasTrip(where, { offer })))
      .execute(),
    db
      .selectFrom("quotes")
      .selectAll()
      .where("status", "=", "sent")
      .where("validUntil", ">=", today)
      .execute(),
    db
      .selectFrom("bookingTrips")
      .select("day")
      .where("offer", "=", offer)
      .where("status", "=", "confirmed")
      .where(({ or, eb }) => or([eb("day", "is", null), eb("day", ">=", today)]))
      .orderBy("day")
      .execute(),
  ]);
  const quotes = open.map(toQuote).filter(({ trips }) => trips.some((trip) => trip.offer === offer));
  return {
    ...{ enquiries: waiting.length, quotes: quotes.length, bookings: booked.length },
    nextDay: booked.find(({ day }) => day !== null)?.day ?? null,
  };
}
