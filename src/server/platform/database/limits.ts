import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import type { Database } from "./database";
import type { Tables } from "./schema";

export const RATE_WINDOW_MS = 10 * 60 * 1000;

export interface RateLimit {
  client: string;
  limit: number;
}

/** Counts one post in the transaction that accepts it. Returns 0, or the seconds to wait; a limit of 0 counts nothing. */
export async function countHit(
  database: Database,
  transaction: Transaction<Tables>,
  { client, limit }: RateLimit,
  now: number,
): Promise<number> {
  if (limit === 0) return 0;
  await database.lockNames(transaction, `rate:${client}`);
  // When the post was made that fills the limit, the oldest that counts.
  const filling = await transaction
    .selectFrom("rateHits")
    .select("at")
    .where("client", "=", client)
    .where("at", ">", now - RATE_WINDOW_MS)
    .orderBy("at", "desc")
    .limit(1)
    .offset(limit - 1)
    .executeTakeFirst();
  if (filling !== undefined)
    return Math.max(1, Math.ceil(Math.min(filling.at + RATE_WINDOW_MS - now, RATE_WINDOW_MS) / 1000));
  await transaction.insertInto("rateHits").values({ id: randomUUID(), client, at: now }).execute();
  return 0;
}
