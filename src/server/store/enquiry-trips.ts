import type { Insertable, Transaction } from "kysely";

import type { ContactPayload } from "./enquiry";
import type { Tables } from "./tables";
import { toBatches } from "./to-batches";

/** Gets the rows of an enquiry's trips: none where it asks for one, which its own columns say. */
export function toTripRows(
  enquiryId: string,
  payload: ContactPayload,
): Insertable<Tables["enquiry_trips"]>[] {
  const asked = [payload, ...(payload.offers ?? [])].filter(
    ({ service, port, date }) => (service ?? port ?? date) !== undefined,
  );
  if (asked.length < 2) return [];
  return asked.map(({ service, port, date }, index) => ({
    ...{ id: `${enquiryId}/${index + 1}`, enquiry_id: enquiryId },
    ...{ offer: service ?? null, port: port ?? null, day: date ?? null },
  }));
}

/** Stores the trips of enquiries that the version before, or an older backup, has stored without them. */
export async function carryTrips(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable("enquiries")
    .set({ trips: 0 })
    .where("trips", "is", null)
    .where("payload", "not like", '%"offers":%')
    .execute();
  const enquiries = await transaction
    .selectFrom("enquiries")
    .select(["id", "payload"])
    .where("trips", "is", null)
    .execute();
  const all = enquiries.map(({ id, payload }) => ({
    id,
    trips: toTripRows(id, JSON.parse(payload) as ContactPayload),
  }));
  const rows = all.flatMap(({ trips }) => trips);
  for (const batch of toBatches(rows, () => 0))
    await transaction.insertInto("enquiry_trips").values(batch).execute();
  for (const { id, trips } of all)
    await transaction.updateTable("enquiries").set({ trips: trips.length }).where("id", "=", id).execute();
}
