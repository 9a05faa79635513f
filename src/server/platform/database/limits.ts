import type { Kysely, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import type { Database } from "./database";
import type { Tables } from "./schema";

export const RATE_WINDOW_MS = 10 * 60 * 1000;

export interface RateLimit {
  client: string;
  limit: number;
}

export function getRateLock({ client }: RateLimit): string {
  return `rate:${client}`;
}

/** Selects when the post was made that fills the limit, the oldest that counts; no row as long as there is room. */
export function selectFilling(db: Kysely<Tables>, { client, limit }: RateLimit, now: number) {
  return db
    .selectFrom("rateHits")
    .select("at")
    .where("client", "=", client)
    .where("at", ">", now - RATE_WINDOW_MS)
    .orderBy("at", "desc")
    .limit(1)
    .offset(Math.max(limit - 1, 0));
}

/** Returns the seconds to wait, from when the post was made that fills the limit; 0 where none does. */
export function getWait(filledAt: number | null | undefined, now: number): number {
  if (filledAt === undefined || filledAt === null) return 0;
  return Math.max(1, Math.ceil(Math.min(filledAt + RATE_WINDOW_MS - now, RATE_WINDOW_MS) / 1000));
}

export function insertHit(db: Kysely<Tables>, { client }: RateLimit, now: number) {
  return db.insertInto("rateHits").values({ id: randomUUID(), client, at: now });
}

/** Counts one post in the transaction that accepts it. Returns 0, or the seconds to wait; a limit of 0 counts nothing. */
export async function countHit(
  database: Database,
  transaction: Transaction<Tables>,
  rate: RateLimit,
  now: number,
): Promise<number> {
  if (rate.limit === 0) return 0;
  await database.lockNames(transaction, getRateLock(rate));
  const filling = await selectFilling(transaction, rate, now).executeTakeFirst();
  const wait = getWait(filling?.at, now);
  if (wait === 0) await insertHit(transaction, rate, now).execute();
  return wait;
}
