import type { Kysely } from "kysely";
import { randomUUID } from "node:crypto";

import { HOUR_MS } from "../../booking/calendar-day";
import { CLOCK_TOLERANCE_MS } from "../platform/time";
import type { Tables } from "../platform/database/schema";

/**
 * How many receipts one mailbox gets in a day, and all mailboxes of a domain in an hour: anybody may type any address. One network has a
 * part of those alone, so that it cannot use up what is for everybody.
 */
const LIMITS = {
  mailbox: { count: 3, periodMs: 24 * HOUR_MS },
  domain: { count: 20, periodMs: HOUR_MS },
  network: { count: 8, periodMs: HOUR_MS },
};
/** After this a receipt counts for nothing. */
export const RECEIPT_PERIOD_MS = LIMITS.mailbox.periodMs;

/** To whom a receipt goes: keyed hashes of the mailbox and of its domain. */
export interface ReceiptKeys {
  mailbox: string;
  domain: string;
}

/** With the network that asks for it. */
type CountedReceipt = ReceiptKeys & { network: string };

export function getReceiptLock({ domain }: ReceiptKeys): string {
  return `receipts:${domain}`;
}

function selectSent(db: Kysely<Tables>, column: keyof CountedReceipt, keys: CountedReceipt, now: number) {
  return db
    .selectFrom("receipts")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where(column, "=", keys[column])
    .where("at", ">", now - LIMITS[column].periodMs)
    .where("at", "<=", now + CLOCK_TOLERANCE_MS);
}

/** Selects how many receipts the mailbox and its domain have had, and the domain from this network. */
export function selectReceipts(db: Kysely<Tables>, keys: CountedReceipt, now: number) {
  return [
    selectSent(db, "mailbox", keys, now).as("mailboxReceipts"),
    selectSent(db, "domain", keys, now).as("domainReceipts"),
    selectSent(db, "network", keys, now).where("domain", "=", keys.domain).as("networkReceipts"),
  ] as const;
}

/** Tells whether there is room for one more. */
export function mayHaveReceipt(sent: {
  mailboxReceipts: number | null;
  domainReceipts: number | null;
  networkReceipts: number | null;
}): boolean {
  return (
    (sent.mailboxReceipts ?? 0) < LIMITS.mailbox.count &&
    (sent.domainReceipts ?? 0) < LIMITS.domain.count &&
    (sent.networkReceipts ?? 0) < LIMITS.network.count
  );
}

/** Counts one receipt: the statement, not yet executed. */
export function insertReceipt(db: Kysely<Tables>, keys: CountedReceipt, now: number) {
  return db.insertInto("receipts").values({ id: randomUUID(), ...keys, at: now });
}
