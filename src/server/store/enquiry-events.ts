import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";

import type { EnquiryEvent, EnquiryEventKind } from "../../contracts/inbox";
import type { Tables } from "./tables";

type Known = "id" | "at" | "who" | "kind";
/** What is kept elsewhere: how mails stand in the outbox, files in a table of their own. */
type Derived = "state" | "files";
/** Of a mail its Message-ID is kept: our next one refers to a guest's. */
type WithMessageId = { messageId?: string };
type DataOf<Event> = Event extends { kind: infer Kind }
  ? { kind: Kind; data: Omit<Event, Known | Derived> & (Kind extends "reply" ? WithMessageId : unknown) }
  : never;

/** An event before it is stored: its kind and what belongs to it. */
export type NewEvent = DataOf<EnquiryEvent> & {
  /** Made beforehand where a mail or a file refers to it. */
  id?: string;
  /** The member of staff; left out: the guest, or the site itself. */
  by?: { id: string | null; name: string };
  /** The same key again is the same event. */
  idempotencyKey?: string;
};

/** An event as it is stored. */
export interface StoredEvent {
  id: string;
  enquiryId: string;
  number: number;
  kind: EnquiryEventKind;
  at: number;
  personId: string | null;
  who: string | null;
  data: Readonly<Record<string, unknown>>;
}

/** Gets the name under which an event's idempotency key is stored: it belongs to its kind and its enquiry. */
export function toEventKey({ kind, idempotencyKey }: NewEvent, enquiryId: string): string | null {
  return idempotencyKey === undefined ? null : `${kind}:${enquiryId}:${idempotencyKey}`;
}

/** Creates the row of an event. */
export function toEventRow(
  event: NewEvent,
  about: { enquiryId: string; number: number; at: number },
): Insertable<Tables["enquiry_events"]> & { id: string } {
  return {
    id: event.id ?? randomUUID(),
    enquiry_id: about.enquiryId,
    number: about.number,
    kind: event.kind,
    at: about.at,
    person_id: event.by?.id ?? null,
    who: event.by?.name ?? null,
    data: JSON.stringify(event.data),
    idempotency_key: toEventKey(event, about.enquiryId),
  };
}

/** Adds events to an enquiry under the next numbers. The caller holds the enquiry's row. */
export async function insertEvents(
  transaction: Transaction<Tables>,
  enquiryId: string,
  events: readonly NewEvent[],
  at: number,
): Promise<{ id: string }[]> {
  if (events.length === 0) return [];
  const last = await transaction
    .selectFrom("enquiry_events")
    .select(({ fn }) => fn.max("number").as("number"))
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirst();
  const first = (last?.number ?? 0) + 1;
  const rows = events.map((event, index) => toEventRow(event, { enquiryId, number: first + index, at }));
  await transaction.insertInto("enquiry_events").values(rows).execute();
  return rows;
}
