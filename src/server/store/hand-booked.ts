import { selectAcceptedQuotes } from "./accepted-quotes";
import type { Database } from "./database";
import type { Departure } from "./departure-seats";
import { toEnquiry, type Enquiry } from "./enquiry";
import { hasTrip } from "./inbox-filter";

/**
 * Lists the enquiries that staff have marked as booked and that name an offer and a day, the oldest first, without those whose accepted
 * quote holds places or is about something else.
 */
export async function listHandBooked({ db }: Database, { offer, day }: Departure): Promise<Enquiry[]> {
  const rows = await db
    .selectFrom("enquiries")
    .selectAll()
    .where((where) => where.and(hasTrip(where, { offer, from: day, to: day })))
    .where("status", "=", "booked")
    .where("suspicion", "is", null)
    .where((where) =>
      where.not(
        where.exists(
          selectAcceptedQuotes(where).where(({ or, and, eb }) =>
            or([
              and([eb("quotes.offer", "is not", null), eb("quotes.travel_date", "is not", null)]),
              eb("quotes.offer", "!=", offer),
              eb("quotes.travel_date", "!=", day),
            ]),
          ),
        ),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toEnquiry);
}
