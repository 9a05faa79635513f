import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";

import { HOUR_MS } from "../../booking/calendar-day";
import type { ContactPayload } from "./enquiry";
import { toTripRows } from "./enquiry-trips";
import { toInboxColumns } from "./inbox-columns";
import type { Tables } from "./tables";

/** What came in longer ago and was never marked was answered outside of this site, or never will be. */
const STILL_DUE_MS = 30 * 24 * HOUR_MS;
const DUE_AFTER_MS = 2 * HOUR_MS;

type Row = Pick<
  Tables["enquiries"],
  "id" | "reference" | "status" | "suspicion" | "payload" | "created_at" | "closed_at"
>;

function toEvents({ id, status, created_at: at, closed_at: closedAt }: Row) {
  const nobody = { enquiry_id: id, person_id: null, who: null, idempotency_key: null };
  const received = { ...nobody, id: randomUUID(), number: 1, kind: "received" as const, at, data: "{}" };
  if (closedAt === null || status === "new") return [received];
  const data = JSON.stringify({ status, before: "new" });
  return [received, { ...nobody, id: randomUUID(), number: 2, kind: "status" as const, at: closedAt, data }];
}

/** Only what is new and of the last month waits for an answer, and nobody is reminded of it by mail. */
function toDue({ status, suspicion, created_at: createdAt }: Row, now: number) {
  if (status !== "new" || suspicion !== null || createdAt < now - STILL_DUE_MS) return {};
  return { due_at: createdAt + DUE_AFTER_MS, reminded_at: now, owners_reminded_at: now };
}

/** Lets an enquiry of the time before the inbox begin there: with the events that are known, and waiting if it still does. */
async function beginInbox(transaction: Transaction<Tables>, row: Row, now: number): Promise<void> {
  await transaction
    .updateTable("enquiries")
    .set({
      ...toDue(row, now),
      touched_at: row.closed_at ?? row.created_at,
      answered_at: row.status === "answered" ? row.closed_at : null,
    })
    .where("id", "=", row.id)
    .execute();
  const events: Insertable<Tables["enquiry_events"]>[] = toEvents(row);
  await transaction.insertInto("enquiry_events").values(events).execute();
}

/**
 * Fills what is derived from an enquiry where it is missing: after migrations, which may set `mailbox` to null to have it made anew, after the
 * restore of an older backup, and for what a process of an earlier version has stored.
 */
export async function reindex(transaction: Transaction<Tables>, now = Date.now()): Promise<void> {
  const rows = await transaction
    .selectFrom("enquiries")
    .select(["id", "reference", "status", "suspicion", "payload", "created_at", "closed_at", "touched_at"])
    .where(({ or, eb }) => or([eb("mailbox", "is", null), eb("trips", "is", null)]))
    .execute();
  for (const row of rows) {
    const payload = JSON.parse(row.payload) as ContactPayload;
    const trips = toTripRows(row.id, payload);
    await transaction.deleteFrom("enquiry_trips").where("enquiry_id", "=", row.id).execute();
    if (trips.length > 0) await transaction.insertInto("enquiry_trips").values(trips).execute();
    await transaction
      .updateTable("enquiries")
      .set({ ...toInboxColumns(payload, row.reference), trips: trips.length })
      .where("id", "=", row.id)
      .execute();
    if (row.touched_at === 0) await beginInbox(transaction, row, now);
  }
}
