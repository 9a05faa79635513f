import { getAgencyDay } from "../../booking/calendar-day";
import type { OfferCommitments } from "../../contracts/offer-commitments";
import { hasTrip } from "../enquiries/inbox-repository";
import type { Database } from "../platform/database/database";
import { selectAcceptedQuotes } from "./quote-repository";

/** Counts what an offer has promised or may still promise: held enquiries count as none, and trips that are over. */
export async function countCommitments(
  { db }: Database,
  offer: string,
  now: number,
): Promise<OfferCommitments> {
  const today = getAgencyDay(now);
  const enquiries = db.selectFrom("enquiries").where("suspicion", "is", null);
  const quotes = db.selectFrom("quotes").where("offer", "=", offer);
  const [waiting, open, accepted, booked] = await Promise.all([
    enquiries
      .select("id")
      .where("status", "in", ["new", "open", "answered"])
      .where((where) => where.and(hasTrip(where, { offer })))
      .execute(),
    quotes.select("id").where("status", "=", "sent").where("valid_until", ">=", today).execute(),
    quotes
      .select("travel_date as day")
      .where("status", "=", "accepted")
      .where(({ or, eb }) => or([eb("travel_date", "is", null), eb("travel_date", ">=", today)]))
      .execute(),
    // Booked by hand: an accepted quote says itself what it is for.
    enquiries
      .select("travel_date as day")
      .where("status", "=", "booked")
      .where((where) => where.and(hasTrip(where, { offer, from: today })))
      .where((where) => where.not(where.exists(selectAcceptedQuotes(where))))
      .execute(),
  ]);
  const days = [...accepted, ...booked].flatMap(({ day }) => (day !== null && day >= today ? [day] : []));
  return {
    ...{ enquiries: waiting.length, quotes: open.length, bookings: accepted.length + booked.length },
    nextDay: days.sort()[0] ?? null,
  };
}
