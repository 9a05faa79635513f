import type { Insertable, Transaction } from "kysely";
import { createHash, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import { toLocale, type Locale } from "../../config/locales";
import { isReceipt, LEFT_OUT, toOutboxRow, type NewMail } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import { type ContactPayload, type EnquiryKind, toEventRow, createReference } from "./enquiry";
import { toInboxColumns } from "./inbox-columns";
import { listAsked, toListedColumns, toTripRows } from "./listing";
import {
  getReceiptLock,
  insertReceipt,
  mayHaveReceipt,
  selectReceipts,
  type ReceiptKeys,
} from "./receipt-limit";

type Content = Pick<NewEnquiry, "locale" | "payload">;

export type KeyedEnquiry = Content & Pick<NewEnquiry, "kind" | "idempotencyKey" | "keyReuse">;

const WORKED_OUT = ["told", "problems"];

function getSaid({ locale, payload }: Content): unknown {
  const json = JSON.stringify({ locale, payload }, (name, value: unknown) =>
    WORKED_OUT.includes(name) ? undefined : value,
  );
  return JSON.parse(json) as unknown;
}

/** How an enquiry relates to those with the same idempotency key; a `new` one is stored under `key`. */
type KeyCheck =
  | { outcome: "repeated"; reference: string }
  | { outcome: "new"; key: string | null }
  | { outcome: "key-reused" };

/** Returns the names under which a key is stored: it belongs to a form, and, where it may be used again, to what was said. */
function getKeyNames({ kind, idempotencyKey, keyReuse, ...content }: KeyedEnquiry): [string, ...string[]] {
  // Nothing is stored under this name.
  if (idempotencyKey === undefined) return [""];
  const name = `${kind}:${idempotencyKey}`;
  if (keyReuse === "refuse") return [name];
  const hash = createHash("sha256")
    .update(JSON.stringify(getSaid(content)))
    .digest("base64url");
  return [name, `${name}:${hash}`];
}

function getKeyLock({ kind, idempotencyKey }: KeyedEnquiry): string {
  return `key:${kind}:${idempotencyKey}`;
}

/** A stored enquiry that has the same key. */
type Known = Pick<Tables["enquiries"], "reference" | "locale" | "payload">;

/** Compares an enquiry with those that came in with the same key from the same form. */
function checkKey(enquiry: KeyedEnquiry, rows: readonly Known[]): KeyCheck {
  if (enquiry.idempotencyKey === undefined) return { outcome: "new", key: null };
  const names = getKeyNames(enquiry);
  const said = getSaid(enquiry);
  const same = rows.find(({ locale, payload }) =>
    isDeepStrictEqual(
      getSaid({ locale: toLocale(locale), payload: JSON.parse(payload) as Content["payload"] }),
      said,
    ),
  );
  if (same !== undefined) return { outcome: "repeated", reference: same.reference };
  if (rows.length === 0) return { outcome: "new", key: names[0] };
  const free = names[1];
  return free === undefined ? { outcome: "key-reused" } : { outcome: "new", key: free };
}

export interface NewEnquiry {
  kind: EnquiryKind;
  locale: Locale;
  payload: ContactPayload;
  idempotencyKey: string | undefined;
  /** `refuse`, or `store` it as an enquiry of its own. */
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
    idempotencyKey: key,
    locale: enquiry.locale,
    status: "new",
    suspicion: enquiry.spamReason ?? null,
    payload: JSON.stringify(enquiry.payload),
    createdAt: now,
    touchedAt: now,
    // What is perhaps spam waits for a person to release it.
    dueAt: enquiry.spamReason === undefined ? (enquiry.dueAt ?? null) : null,
    ...toInboxColumns(enquiry.payload, reference),
    ...toListedColumns(listAsked(enquiry.payload)),
    reference,
  };
}

/** Tells whether a receipt is among its mails that has to be counted. */
function isReceiptCounted({ rate, mails }: NewEnquiry): boolean {
  return rate.limit > 0 && mails.some(isReceipt);
}

/** The network is counted by the name that it has for the form today. */
const toReceipt = ({ receipt, rate }: NewEnquiry) => ({ ...receipt, network: rate.client });

/** Locks what its acceptance depends on, in the same order everywhere: key, receipts, reference; the client comes last. */
function lock(
  database: Database,
  transaction: Transaction<Tables>,
  enquiry: NewEnquiry,
  reference: string,
): Promise<void> {
  const { idempotencyKey, receipt } = enquiry;
  return database.lockNames(
    transaction,
    ...(idempotencyKey === undefined ? [] : [getKeyLock(enquiry)]),
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
      one.selectFrom("enquiries").select("id").where("reference", "=", reference).as("takenBy"),
    ])
    .as("counts");
  return transaction
    .selectFrom(counts)
    .leftJoin("enquiries as known", (join) => join.on("known.idempotencyKey", "in", getKeyNames(enquiry)))
    .select(["counts.mailboxReceipts", "counts.domainReceipts", "counts.networkReceipts"])
    .select("counts.takenBy")
    .select(["known.reference", "known.locale", "known.payload"])
    .execute();
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
    const retryAfter = await countHit(database, transaction, rate, now);
    if (retryAfter > 0) return { outcome: "limited", retryAfter };
    const row = toRow(enquiry, { key: checked.key, reference }, now);
    const trips = toTripRows(row.id, listAsked(enquiry.payload));
    const isCounted = isReceiptCounted(enquiry);
    const isReceiptLeftOut = isCounted && !mayHaveReceipt(state);
    const outbox = mails.map((mail) => ({
      ...toOutboxRow(mail, { enquiryId: row.id }, now),
      ...(isReceiptLeftOut && isReceipt(mail) && { ...LEFT_OUT, settledAt: now }),
    }));
    const event = toEventRow({ kind: "received", data: {} }, { enquiryId: row.id, number: 1, at: now });
    await transaction.insertInto("enquiries").values(row).execute();
    await transaction.insertInto("enquiryEvents").values(event).execute();
    if (trips.length > 0) await transaction.insertInto("enquiryTrips").values(trips).execute();
    if (outbox.length > 0) await transaction.insertInto("outbox").values(outbox).execute();
    if (isCounted && !isReceiptLeftOut) await insertReceipt(transaction, toReceipt(enquiry), now).execute();
    return { outcome: "stored", reference, isReceiptLeftOut };
  });
}

export async function findRepeated(
  { db }: Pick<Database, "db">,
  enquiry: KeyedEnquiry,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["reference", "locale", "payload"])
    .where("idempotencyKey", "in", getKeyNames(enquiry))
    .execute();
  const checked = checkKey(enquiry, rows);
  return checked.outcome === "repeated" ? checked.reference : undefined;
}
