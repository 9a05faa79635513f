import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";

import type { Locale } from "../../config/locales";
import type { Database } from "./database";
import type { ContactPayload, EnquiryKind } from "./enquiry";
import { insertEvents } from "./enquiry-events";
import { toInboxColumns } from "./inbox-columns";
import { isReceipt, LEFT_OUT, toOutboxRow, type NewMail } from "./outbox-row";
import { countHit, type RateLimit } from "./rate-limit";
import { countReceipt, type ReceiptKeys } from "./receipt-limit";
import { createReference } from "./reference";
import { checkKey, getKeyLock } from "./repeated";
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

/** Inserts the row unless its reference is taken, and tells whether it did. */
async function insertEnquiry(
  transaction: Transaction<Tables>,
  row: Insertable<Tables["enquiries"]>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("enquiries")
    .values(row)
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

function toRow(
  enquiry: NewEnquiry,
  key: string | null,
  now: number,
): Omit<Insertable<Tables["enquiries"]>, "reference"> {
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
  };
}

function toWhole<Row>({ payload }: NewEnquiry, row: Row, reference: string) {
  return { ...row, ...toInboxColumns(payload, reference), reference };
}

/** Queues the mails, the receipt only as long as its mailbox has not had too many. Gets whether it was left out. */
async function queueMails(
  database: Database,
  transaction: Transaction<Tables>,
  { mails, receipt, rate }: NewEnquiry,
  about: { enquiryId: string; now: number },
): Promise<boolean> {
  if (mails.length === 0) return false;
  const { enquiryId, now } = about;
  const mayReceipt =
    rate.limit === 0 || !mails.some(isReceipt) || (await countReceipt(database, transaction, receipt, now));
  const rows = mails.map((mail) => {
    const row = toOutboxRow(mail, { enquiry_id: enquiryId }, now);
    return mayReceipt || !isReceipt(mail) ? row : { ...row, ...LEFT_OUT, settled_at: now };
  });
  await transaction.insertInto("outbox").values(rows).execute();
  return !mayReceipt;
}

/** Accepts an enquiry, its mails and its counts in one transaction. A repeated one counts nothing. */
export function acceptEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  now: number,
  newReference = createReference,
): Promise<Acceptance> {
  return database.write(async (transaction): Promise<Acceptance> => {
    // Locks are taken in the same order everywhere: key, client, receipts.
    if (enquiry.idempotencyKey !== undefined) await database.lockName(transaction, getKeyLock(enquiry));
    const checked = await checkKey(transaction, enquiry);
    if (checked.outcome !== "new") return checked;
    const retryAfter = await countHit(database, transaction, enquiry.rate, now);
    if (retryAfter > 0) return { outcome: "limited", retryAfter };
    const row = toRow(enquiry, checked.key, now);
    let reference = newReference();
    // The key is ours alone until the transaction ends: what is taken is the reference.
    while (!(await insertEnquiry(transaction, toWhole(enquiry, row, reference)))) reference = newReference();
    await insertEvents(transaction, row.id, [{ kind: "received", data: {} }], now);
    const about = { enquiryId: row.id, now };
    return {
      outcome: "stored",
      reference,
      isReceiptLeftOut: await queueMails(database, transaction, enquiry, about),
    };
  });
}
