import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";

import type { Locale } from "../../config/locales";
import type { Database } from "./database";
import type { ContactPayload, EnquiryKind } from "./enquiry";
import { toEventRow } from "./enquiry-events";
import { toTripRows } from "./enquiry-trips";
import { toInboxColumns } from "./inbox-columns";
import { isReceipt, LEFT_OUT, toOutboxRow, type NewMail } from "./outbox-row";
import { getRateLock, getWait, insertHit, selectFilling, type RateLimit } from "./rate-limit";
import {
  getReceiptLock,
  insertReceipt,
  mayHaveReceipt,
  selectReceipts,
  type ReceiptKeys,
} from "./receipt-limit";
import { createReference } from "./reference";
import { checkKey, getKeyLock, getKeyNames, type KeyedEnquiry } from "./repeated";
import type { Tables } from "./tables";

export interface NewEnquiry {
  kind: EnquiryKind;
  locale: Locale;
  payload: ContactPayload;
  idempotencyKey: string | undefined;
  /** What happens to other content under a known key: `refuse`, or `store` it as an enquiry of its own. */
  keyReuse: "refuse" | "store";
  spamReason: string | undefined;
  mails: readonly NewMail[];
  /** By which the receipt among the mails is counted. */
  receipt: ReceiptKeys;
  rate: RateLimit;
  /** When an answer is due; left out where nobody waits for one. */
  dueAt?: number;
}

export type Acceptance =
  | { outcome: "stored"; reference: string; isReceiptLeftOut: boolean }
  | { outcome: "repeated"; reference: string }
  | { outcome: "key-reused" }
  | { outcome: "limited"; retryAfter: number };

function toRow(
  enquiry: NewEnquiry,
  { key, reference }: { key: string | null; reference: string },
  now: number,
): Insertable<Tables["enquiries"]> {
  return {
    id: randomUUID(),
    kind: enquiry.kind,
    idempotency_key: key,
    locale: enquiry.locale,
    status: "new",
    suspicion: enquiry.spamReason ?? null,
    payload: JSON.stringify(enquiry.payload),
    created_at: now,
    touched_at: now,
    // What is perhaps spam waits for a person to release it.
    due_at: enquiry.spamReason === undefined ? (enquiry.dueAt ?? null) : null,
    ...toInboxColumns(enquiry.payload, reference),
    reference,
  };
}

/** Tells whether a receipt is among its mails that has to be counted. */
function isReceiptCounted({ rate, mails }: NewEnquiry): boolean {
  return rate.limit > 0 && mails.some(isReceipt);
}

/** The network is counted by the name that it has for the form today. */
const toReceipt = ({ receipt, rate }: NewEnquiry) => ({ ...receipt, network: rate.client });

/** Locks what its acceptance depends on, in the same order everywhere: key, client, receipts, reference. */
function lock(
  database: Database,
  transaction: Transaction<Tables>,
  enquiry: NewEnquiry,
  reference: string,
): Promise<void> {
  const { idempotencyKey, rate, receipt } = enquiry;
  return database.lockNames(
    transaction,
    ...(idempotencyKey === undefined ? [] : [getKeyLock(enquiry)]),
    ...(rate.limit === 0 ? [] : [getRateLock(rate)]),
    ...(isReceiptCounted(enquiry) ? [getReceiptLock(receipt)] : []),
    `reference:${reference}`,
  );
}

/**
 * Reads, in one statement, what is stored that its acceptance depends on: the counts, and the enquiries with its key (at least one row,
 * with nulls where there is none).
 */
function readState(
  transaction: Transaction<Tables>,
  enquiry: NewEnquiry,
  { reference, now }: { reference: string; now: number },
) {
  const counts = transaction
    .selectNoFrom((one) => [
      ...selectReceipts(transaction, toReceipt(enquiry), now),
      selectFilling(transaction, enquiry.rate, now).as("filledAt"),
      one.selectFrom("enquiries").select("id").where("reference", "=", reference).as("takenBy"),
    ])
    .as("counts");
  return (
    transaction
      .selectFrom(counts)
      .leftJoin("enquiries as known", (join) => join.on("known.idempotency_key", "in", getKeyNames(enquiry)))
      // By their names: a statement that asks for all columns is not prepared (pipelined-pool.ts).
      .select(["counts.mailboxReceipts", "counts.domainReceipts", "counts.networkReceipts"])
      .select(["counts.filledAt", "counts.takenBy"])
      .select(["known.reference", "known.locale", "known.payload"])
      .execute()
  );
}

/** Locks and reads until a reference is found that is free. */
async function readLocked(
  database: Database,
  transaction: Transaction<Tables>,
  enquiry: NewEnquiry,
  { newReference, now }: { newReference: () => string; now: number },
) {
  for (;;) {
    const reference = newReference();
    await lock(database, transaction, enquiry, reference);
    const rows = await readState(transaction, enquiry, { reference, now });
    const [state] = rows;
    if (state === undefined) throw new Error("The counts of an enquiry's limits were not answered.");
    if (state.takenBy === null)
      return {
        reference,
        state,
        same: rows.flatMap(({ reference, locale, payload }) =>
          reference === null || locale === null || payload === null ? [] : [{ reference, locale, payload }],
        ),
      };
  }
}

/** Accepts an enquiry, its mails and its counts in one transaction. A repeated one counts nothing. */
export function acceptEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  now: number,
  newReference = createReference,
): Promise<Acceptance> {
  const { rate, mails } = enquiry;
  return database.write(async (transaction): Promise<Acceptance> => {
    const { reference, state, same } = await readLocked(database, transaction, enquiry, {
      newReference,
      now,
    });
    const checked = checkKey(enquiry, same);
    if (checked.outcome !== "new") return checked;
    const retryAfter = rate.limit === 0 ? 0 : getWait(state.filledAt, now);
    if (retryAfter > 0) return { outcome: "limited", retryAfter };
    const row = toRow(enquiry, { key: checked.key, reference }, now);
    const trips = toTripRows(row.id, enquiry.payload);
    const isCounted = isReceiptCounted(enquiry);
    const isReceiptLeftOut = isCounted && !mayHaveReceipt(state);
    const outbox = mails.map((mail) => ({
      ...toOutboxRow(mail, { enquiry_id: row.id }, now),
      ...(isReceiptLeftOut && isReceipt(mail) && { ...LEFT_OUT, settled_at: now }),
    }));
    const event = toEventRow({ kind: "received", data: {} }, { enquiryId: row.id, number: 1, at: now });
    await database.insertTogether(transaction, [
      transaction.insertInto("enquiries").values({ ...row, trips: trips.length }),
      transaction.insertInto("enquiry_events").values(event),
      ...(trips.length === 0 ? [] : [transaction.insertInto("enquiry_trips").values(trips)]),
      ...(outbox.length === 0 ? [] : [transaction.insertInto("outbox").values(outbox)]),
      ...(rate.limit === 0 ? [] : [insertHit(transaction, rate, now)]),
      ...(isCounted && !isReceiptLeftOut ? [insertReceipt(transaction, toReceipt(enquiry), now)] : []),
    ]);
    return { outcome: "stored", reference, isReceiptLeftOut };
  });
}

/** Gets the reference of the stored enquiry that has the same key and content. */
export async function findRepeated(
  { db }: Pick<Database, "db">,
  enquiry: KeyedEnquiry,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["reference", "locale", "payload"])
    .where("idempotency_key", "in", getKeyNames(enquiry))
    .execute();
  const checked = checkKey(enquiry, rows);
  return checked.outcome === "repeated" ? checked.reference : undefined;
}
