import type { Transaction, Updateable } from "kysely";

import type { LostReason } from "../../domain/config/booking";
import type { EnquiryStatus } from "../../domain/contracts/inbox";
import { listAhead } from "../bookings/booking-repository";
import { queueMails, type NewMail } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { toEnquiry, type By, type Enquiry, insertEvents, toEventKey, type NewEvent } from "./enquiry";

/** Why it is held, where staff say that it is spam: its mails went out when it came in. */
export const MARKED_BY_STAFF = "staff";

export interface EnquiryFields {
  status?: EnquiryStatus;
  personId?: string | null;
  lostReason?: LostReason | undefined;
  isHeld?: boolean;
  dueAt?: number | null;
  /** When it was answered; only the first time is kept. */
  answeredAt?: number;
}

export interface EnquiryChange {
  fields?: EnquiryFields;
  events?: readonly NewEvent[];
  mails?: readonly NewMail[];
  /** It must not be in the way of an answer that is being written. */
  keepsVersion?: boolean;
}

export interface ChangeRequest {
  which: { id: string } | { reference: string };
  /** Takes the locks that come before the enquiry's, and reads under them what `change` depends on. */
  first?: (transaction: Transaction<Tables>) => Promise<void>;
  version?: number | undefined;
  /** Where it depends on what is stored, it is asked for under the lock; `undefined` refuses it. */
  change: EnquiryChange | ((enquiry: Enquiry) => EnquiryChange | undefined);
  /** Further work in the same transaction; on false nothing is done at all, and the outcome is `refused`. */
  also?: (
    transaction: Transaction<Tables>,
    enquiry: Enquiry,
    eventIds: readonly string[],
  ) => Promise<unknown>;
}

/**
 * `conflict`: it was changed since that version, and nothing was done. `repeated`: an event with the same idempotency key is there, and
 * nothing was done again. `booked`: it holds places and cannot be lost before its booking is cancelled.
 */
export type EnquiryChanged =
  | { outcome: "changed"; enquiry: Enquiry; eventIds: string[] }
  | { outcome: "conflict" | "unknown" | "repeated" | "refused" | "booked" };

/** Makes it the guest's turn; what is booked stays booked, and what is perhaps spam is released first. */
export function toAnswered(
  enquiry: Enquiry,
  { event, mails, by, now }: { event: NewEvent; mails: EnquiryChange["mails"]; by: By; now: number },
): EnquiryChange | undefined {
  if (enquiry.spamReason !== null) return undefined;
  return {
    fields: {
      ...{ status: enquiry.status === "booked" ? "booked" : "answered", answeredAt: now },
      // Whoever answers goes on with it.
      personId: enquiry.personId ?? by.id,
    },
    ...{ events: [event], mails: mails ?? [] },
  };
}

class RefusedError extends Error {
  override name = "RefusedError";
}

const CLOSED: readonly unknown[] = ["answered", "booked", "lost"] satisfies EnquiryStatus[];

export function isClosed(status: unknown): boolean {
  return CLOSED.includes(status);
}

function toColumns(
  { fields = {}, keepsVersion }: EnquiryChange,
  before: Enquiry,
  now: number,
): Updateable<Tables["enquiries"]> {
  const { status, personId, isHeld, dueAt, answeredAt } = fields;
  // A new time to answer by is a new reason to remind.
  const toDue = (time: number | null) => ({
    ...{ dueAt: time, remindedAt: null, ownersRemindedAt: null },
    // Who waited already goes on waiting.
    waitingSince: time === null ? null : before.dueAt === null ? now : before.waitingSince,
  });
  return {
    version: keepsVersion === true ? before.version : before.version + 1,
    touchedAt: now,
    ...(status !== undefined && {
      status,
      lostReason: status === "lost" ? (fields.lostReason ?? null) : null,
      // The time of keeping it begins.
      closedAt: isClosed(status) ? now : null,
      ...(isClosed(status) && toDue(null)),
    }),
    ...(personId !== undefined && { personId }),
    ...(isHeld === false && { suspicion: null }),
    // Who has marked it needs no mail that tells the agency of it.
    ...(isHeld === true && { suspicion: MARKED_BY_STAFF, heldToldAt: now }),
    ...(dueAt !== undefined && toDue(dueAt)),
    ...(answeredAt !== undefined && { answeredAt: before.answeredAt ?? answeredAt }),
  };
}

async function findForUpdate(
  { dialect }: Database,
  transaction: Transaction<Tables>,
  which: ChangeRequest["which"],
): Promise<Enquiry | undefined> {
  const all = transaction.selectFrom("enquiries").selectAll();
  const one = "id" in which ? all.where("id", "=", which.id) : all.where("reference", "=", which.reference);
  const row = await (dialect === "postgres" ? one.forUpdate() : one).executeTakeFirst();
  return row && toEnquiry(row);
}

async function isRepeated(
  transaction: Transaction<Tables>,
  { id }: Enquiry,
  events: readonly NewEvent[],
): Promise<boolean> {
  const keys = events.flatMap((event) => toEventKey(event, id) ?? []);
  if (keys.length === 0) return false;
  const known = transaction.selectFrom("enquiryEvents").select("id").where("idempotencyKey", "in", keys);
  return (await known.executeTakeFirst()) !== undefined;
}

export async function changeEnquiryIn(
  transaction: Transaction<Tables>,
  database: Database,
  { which, version, first, change, also }: ChangeRequest,
  now: number,
): Promise<EnquiryChanged> {
  await first?.(transaction);
  const before = await findForUpdate(database, transaction, which);
  if (before === undefined) return { outcome: "unknown" };
  const asked = typeof change === "function" ? change(before) : change;
  if (asked === undefined) return { outcome: "refused" };
  const { events = [], mails = [] } = asked;
  if (await isRepeated(transaction, before, events)) return { outcome: "repeated" };
  if (version !== undefined && version !== before.version) return { outcome: "conflict" };
  if (asked.fields?.status === "lost" && (await listAhead(transaction, before.id, now)).length > 0)
    return { outcome: "booked" };
  const row = await transaction
    .updateTable("enquiries")
    .set(toColumns(asked, before, now))
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const eventIds = await insertEvents(transaction, before.id, events, now);
  await queueMails(transaction, mails, { enquiryId: before.id, eventId: eventIds[0] ?? null }, now);
  const enquiry = toEnquiry(row);
  if ((await also?.(transaction, enquiry, eventIds)) === false) throw new RefusedError();
  return { outcome: "changed", enquiry, eventIds };
}

/** Changes an enquiry, notes the events and queues the mails in one transaction; `version` is one more afterwards. */
export async function changeEnquiry(
  database: Database,
  request: ChangeRequest,
  now: number,
): Promise<EnquiryChanged> {
  try {
    return await database.write((transaction) => changeEnquiryIn(transaction, database, request, now));
  } catch (error) {
    if (error instanceof RefusedError) return { outcome: "refused" };
    throw error;
  }
}

/**
 * Notes an event of an enquiry with its mails, and does more in the same transaction; false there undoes it. The enquiry itself and its
 * version stay: what is being written in the inbox is not in the way.
 */
export async function noteEvent(
  database: Database,
  enquiryId: string,
  { event, mails = [] }: { event: NewEvent; mails?: readonly NewMail[] },
  also: NonNullable<ChangeRequest["also"]>,
  now: number,
): Promise<EnquiryChanged["outcome"]> {
  const change = { events: [event], mails, keepsVersion: true };
  return (await changeEnquiry(database, { which: { id: enquiryId }, change, also }, now)).outcome;
}
