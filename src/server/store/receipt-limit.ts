import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";

import type { Database } from "./database";
import type { Tables } from "./tables";

const HOUR_MS = 60 * 60_000;
/** How many receipts one mailbox gets in a day, and all mailboxes of a domain in an hour: anybody may type any address. */
const PER_MAILBOX = { count: 3, periodMs: 24 * HOUR_MS };
const PER_DOMAIN = { count: 20, periodMs: HOUR_MS };
/** After this a receipt counts for nothing. */
export const RECEIPT_PERIOD_MS = PER_MAILBOX.periodMs;

/** To whom a receipt goes: keyed hashes of the mailbox and of its domain. */
export interface ReceiptKeys {
  mailbox: string;
  domain: string;
}

/** Counts a receipt within the transaction that accepts its enquiry, and tells whether it may be sent. */
export async function countReceipt(
  database: Database,
  transaction: Transaction<Tables>,
  keys: ReceiptKeys,
  now: number,
): Promise<boolean> {
  await database.lockName(transaction, `receipts:${keys.domain}`);
  const counts = transaction.selectFrom("receipts").select(({ fn }) => fn.countAll<number>().as("count"));
  for (const [column, { count, periodMs }] of [
    ["mailbox", PER_MAILBOX],
    ["domain", PER_DOMAIN],
  ] as const) {
    const sent = await counts
      .where(column, "=", keys[column])
      .where("at", ">", now - periodMs)
      .executeTakeFirstOrThrow();
    if (sent.count >= count) return false;
  }
  await transaction
    .insertInto("receipts")
    .values({ id: randomUUID(), ...keys, at: now })
    .execute();
  return true;
}
