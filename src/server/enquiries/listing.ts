import type { Transaction } from "kysely";

import type { QuoteTrip } from "../../contracts/quotes";
import type { Tables } from "../platform/database/schema";
import type { ContactPayload } from "./enquiry";

interface ListedTrip {
  offer: string | null;
  port: string | null;
  day: string | null;
}

/** Lists what was asked for. */
export function listAsked({ service, port, date, offers = [] }: ContactPayload): ListedTrip[] {
  return [{ service, port, date }, ...offers]
    .filter((asked) => (asked.service ?? asked.port ?? asked.date) !== undefined)
    .map((asked) => ({ offer: asked.service ?? null, port: asked.port ?? null, day: asked.date ?? null }));
}

/** The columns by which the list of enquiries shows and filters trips: the first offer and port, the earliest day. */
export function toListedColumns(trips: readonly ListedTrip[]) {
  const days = trips.flatMap(({ day }) => day ?? []).sort();
  return {
    offer: trips.find(({ offer }) => offer !== null)?.offer ?? null,
    port: trips.find(({ port }) => port !== null)?.port ?? null,
    travelDate: days[0] ?? null,
    /** One trip alone stands in the columns. */
    trips: trips.length > 1 ? trips.length : 0,
  };
}

export function toTripRows(enquiryId: string, trips: readonly ListedTrip[]) {
  if (trips.length < 2) return [];
  return trips.map((trip, index) => ({
    ...{ id: `${enquiryId}/${index + 1}`, enquiryId },
    ...trip,
  }));
}

async function findListed(
  transaction: Transaction<Tables>,
  enquiryId: string,
): Promise<{ about: Tables["enquiries"]["about"]["__select__"]; trips: ListedTrip[] }> {
  const booked = await transaction
    .selectFrom("bookingTrips")
    .select(["offer", "port", "day"])
    .where("bookingId", "=", enquiryId)
    .where("status", "!=", "cancelled")
    .orderBy("day")
    .execute();
  if (booked.length > 0) return { about: "booked", trips: booked };
  const quote = await transaction
    .selectFrom("quotes")
    .select("data")
    .where("enquiryId", "=", enquiryId)
    .where("status", "=", "sent")
    .executeTakeFirst();
  if (quote !== undefined) {
    const { trips } = JSON.parse(quote.data) as { trips: QuoteTrip[] };
    return { about: "quoted", trips: trips.map(({ offer, port, date: day }) => ({ offer, port, day })) };
  }
  const { payload } = await transaction
    .selectFrom("enquiries")
    .select("payload")
    .where("id", "=", enquiryId)
    .executeTakeFirstOrThrow();
  return { about: "asked", trips: listAsked(JSON.parse(payload) as ContactPayload) };
}

/** Makes the list show what is booked of an enquiry, else what is quoted, else what was asked for. */
export async function refreshListing(transaction: Transaction<Tables>, enquiryId: string): Promise<void> {
  const { about, trips } = await findListed(transaction, enquiryId);
  const rows = toTripRows(enquiryId, trips);
  await transaction.deleteFrom("enquiryTrips").where("enquiryId", "=", enquiryId).execute();
  if (rows.length > 0) await transaction.insertInto("enquiryTrips").values(rows).execute();
  await transaction
    .updateTable("enquiries")
    .set({ about, ...toListedColumns(trips) })
    .where("id", "=", enquiryId)
    .execute();
}
