import type { Transaction } from "kysely";

import { changeEnquiryIn } from "../enquiries/change-enquiry";
import type { NewEvent } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { toQuote, type Quote } from "../quotes/quote";
import { lockDeparture, toDepartureId, type Departure } from "./departure-seats";

export interface DayCancelling {
  departure: Departure;
  /** Why, as guests are told. */
  reason: string;
  by: NonNullable<NewEvent["by"]>;
  /** When staff are to have arranged something else with each guest. */
  dueAt: number;
  /** Gets the other days that the guest of a quote is told of. */
  getFreeDays: (quote: Quote) => readonly string[];
}

/** How many guests were told; `repeated`: the day was cancelled before, and nobody is told twice. */
interface DayCancelled {
  outcome: "cancelled" | "repeated";
  guests: number;
}

/** Takes what one guest has booked back, with the event and the mail that say so. */
async function cancelOne(
  transaction: Transaction<Tables>,
  database: Database,
  quote: Quote,
  { departure, reason, by, dueAt, getFreeDays }: DayCancelling,
  now: number,
): Promise<void> {
  await changeEnquiryIn(
    transaction,
    database,
    {
      which: { id: quote.enquiryId },
      change: ({ status, payload }) => ({
        fields: { status: status === "booked" ? "open" : status, dueAt },
        events: [
          {
            kind: "day-cancelled",
            data: {
              quoteId: quote.id,
              day: departure.day,
              text: reason,
              freeDays: [...getFreeDays(quote)],
            },
            by,
            idempotencyKey: `quote:${quote.id}`,
          },
        ],
        mails: [{ mail: "visitor-cancelled", recipient: payload.email }],
      }),
    },
    now,
  );
  await transaction
    .updateTable("quotes")
    .set({ status: "cancelled", settled_at: now })
    .where("id", "=", quote.id)
    .execute();
}

/**
 * Lists the accepted quotes of a locked day, and keeps others from settling them until the transaction ends: with the lock of the day alone
 * they could be cancelled, or replaced by one of another day. Several cancellations lock enquiries in the same order.
 */
async function listBooked(
  transaction: Transaction<Tables>,
  { dialect }: Database,
  { offer, day }: Departure,
): Promise<Quote[]> {
  const accepted = transaction
    .selectFrom("quotes")
    .where("offer", "=", offer)
    .where("travel_date", "=", day)
    .where("status", "=", "accepted");
  if (dialect === "postgres")
    await transaction
      .selectFrom("enquiries")
      .select("id")
      .where("id", "in", accepted.select("enquiry_id"))
      .orderBy("id")
      .forUpdate()
      .execute();
  return (await accepted.selectAll().orderBy("enquiry_id").execute()).map(toQuote);
}

/**
 * Cancels a day: closes it, and takes back what guests have booked, all in one transaction. Nobody can book between: acceptances wait for
 * the day's lock, and find it cancelled.
 */
export function cancelDay(database: Database, cancelling: DayCancelling, now: number): Promise<DayCancelled> {
  const { departure, reason, by } = cancelling;
  return database.write(async (transaction) => {
    const before = await lockDeparture(transaction, database, departure, now);
    if (before === "cancelled") return { outcome: "repeated", guests: 0 };
    const booked = await listBooked(transaction, database, departure);
    await transaction
      .updateTable("departures")
      .set({ status: "cancelled", reason, who: by.name, changed_at: now })
      .where("id", "=", toDepartureId(departure))
      .execute();
    for (const quote of booked) await cancelOne(transaction, database, quote, cancelling, now);
    return { outcome: "cancelled", guests: booked.length };
  });
}
