import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";

import type { Database } from "./database";
import { CLOCK_TOLERANCE_MS } from "./outbox-times";
import type { Tables } from "./tables";

export const RATE_WINDOW_MS = 10 * 60 * 1000;

/** Who is counted (a hash, see `server/http/client-key.ts`), and how many posts are accepted in ten minutes. */
export interface RateLimit {
  client: string;
  limit: number;
}

/** Counts one post in the transaction that accepts it. Gets 0, or the seconds to wait; a limit of 0 counts nothing. */
export async function countHit(
  database: Database,
  transaction: Transaction<Tables>,
  rate: RateLimit,
  now: number,
): Promise<number> {
  if (rate.limit === 0) return 0;
  await database.lockName(transaction, `rate:${rate.client}`);
  const hits = await transaction
    .selectFrom("rate_hits")
    .select("at")
    .where("client", "=", rate.client)
    .where("at", ">", now - RATE_WINDOW_MS)
    // A post that was counted while a clock was ahead must not lock its sender out until then.
    .where("at", "<=", now + CLOCK_TOLERANCE_MS)
    .orderBy("at", "desc")
    .limit(rate.limit)
    .execute();
  const oldest = hits[rate.limit - 1];
  if (oldest !== undefined) {
    const wait = Math.min(oldest.at + RATE_WINDOW_MS - now, RATE_WINDOW_MS);
    return Math.max(1, Math.ceil(wait / 1000));
  }
  await transaction
    .insertInto("rate_hits")
    .values({ id: randomUUID(), client: rate.client, at: now })
    .execute();
  return 0;
}
