import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { HOUR_MS } from "../../booking/calendar-day";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { CLOCK_TOLERANCE_MS } from "../platform/time";

/** After this a receipt counts for nothing. */
export const RECEIPT_PERIOD_MS = 24 * HOUR_MS;

/** Keyed hashes of the mailbox to which a receipt goes and of its domain. */
export interface ReceiptKeys {
  mailbox: string;
  domain: string;
}

/**
 * Counts a receipt, unless its mailbox has had 3 in a day, its domain 20 in an hour, or 8 of these from one network: anybody may type any
 * address, and one network must not use up what is for everybody. Returns whether it may be sent.
 */
export async function countReceipt(
  database: Database,
  transaction: Transaction<Tables>,
  receipt: ReceiptKeys & { network: string },
  now: number,
): Promise<boolean> {
  const { mailbox, domain, network } = receipt;
  await database.lockNames(transaction, `receipts:${domain}`);
  const limits = [
    [{ mailbox }, 3, RECEIPT_PERIOD_MS],
    [{ domain }, 20, HOUR_MS],
    [{ domain, network }, 8, HOUR_MS],
  ] as const;
  for (const [keys, count, periodMs] of limits) {
    const { sent } = await transaction
      .selectFrom("receipts")
      .select(({ fn }) => fn.countAll<number>().as("sent"))
      .where(({ and }) => and(keys))
      .where("at", ">", now - periodMs)
      .where("at", "<=", now + CLOCK_TOLERANCE_MS)
      .executeTakeFirstOrThrow();
    if (sent >= count) return false;
  }
  await transaction
    .insertInto("receipts")
    .values({ id: randomUUID(), ...receipt, at: now })
    .execute();
  return true;
}
