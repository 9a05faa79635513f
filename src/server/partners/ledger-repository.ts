import { countPersons } from "../../booking/count-persons";
import type { ContactPayload, Enquiry } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";
import { selectAcceptedQuotes } from "../quotes/quote-repository";

/** An enquiry as the ledger of partners counts it. Times in milliseconds. */
export interface LedgerEnquiry extends Pick<Enquiry, "id" | "reference" | "createdAt" | "status"> {
  source: string | null;
  offer: string | null;
  travelDate: string | null;
}

/** What was booked, with its enquiry; without an accepted quote it has no sum. */
export interface LedgerBooking extends LedgerEnquiry {
  bookedAt: number;
  persons: number | null;
  totalCents: number | null;
}

const BOOKED = `%"status":"booked"%`;

/** Creates the store that reads what the ledger of the partners is counted from. */
export function createLedgerStore({ db }: Pick<Database, "db">) {
  const enquiries = () =>
    db
      .selectFrom("enquiries")
      .select([
        "enquiries.id",
        "reference",
        "enquiries.created_at as createdAt",
        "enquiries.status",
        "source",
      ])
      .select(["enquiries.offer", "enquiries.travel_date as travelDate"])
      .where("suspicion", "is", null);

  return {
    /** Gets when the first enquiry came in that is still stored. */
    async getStart(): Promise<number | undefined> {
      const first = await enquiries().orderBy("enquiries.created_at").limit(1).executeTakeFirst();
      return first?.createdAt;
    },

    /** Lists the enquiries that were received from one moment to another, the second one not included. */
    listReceived(from: number, to: number): Promise<LedgerEnquiry[]> {
      return enquiries()
        .where("enquiries.created_at", ">=", from)
        .where("enquiries.created_at", "<", to)
        .execute();
    },

    /** Lists what was booked from one moment to another: accepted quotes, and what staff marked as booked without one. */
    async listBooked(from: number, to: number): Promise<LedgerBooking[]> {
      const byQuote = await enquiries()
        .innerJoin("quotes", "quotes.enquiry_id", "enquiries.id")
        .select(["quotes.settled_at as settledAt", "quotes.persons", "quotes.total_cents as totalCents"])
        .select(["quotes.offer as quotedOffer", "quotes.travel_date as quotedDate"])
        .where("quotes.status", "=", "accepted")
        .where("quotes.settled_at", ">=", from)
        .where("quotes.settled_at", "<", to)
        .execute();
      const byHand = await enquiries()
        .innerJoin("enquiry_events", "enquiry_events.enquiry_id", "enquiries.id")
        .select(["payload"])
        .select(({ fn }) => fn.max("enquiry_events.at").as("bookedAt"))
        .where("enquiries.status", "=", "booked")
        .where("enquiry_events.kind", "=", "status")
        .where("enquiry_events.data", "like", BOOKED)
        .where((where) => where.not(where.exists(selectAcceptedQuotes(where))))
        .groupBy("enquiries.id")
        .having(({ fn }) => fn.max("enquiry_events.at"), ">=", from)
        .having(({ fn }) => fn.max("enquiry_events.at"), "<", to)
        .execute();
      return [
        ...byQuote.map(({ settledAt, quotedOffer, quotedDate, ...row }) => ({
          ...row,
          ...{ bookedAt: settledAt ?? 0, offer: quotedOffer, travelDate: quotedDate },
        })),
        ...byHand.map(({ payload, ...row }) => ({
          ...row,
          ...{ persons: countPersons(JSON.parse(payload) as ContactPayload), totalCents: null },
        })),
      ];
    },
  };
}
