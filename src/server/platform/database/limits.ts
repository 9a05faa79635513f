import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { MINUTE_MS } from "../../../domain/booking/calendar-day";
import type { Database } from "./database";
import type { Tables } from "./schema";

const WINDOW_MS = 10 * MINUTE_MS;

export interface RateLimit {
  client: string;
  /** In `windowMs`, ten minutes by default; 0: any number. */
  limit: number;
  windowMs?: number;
}

/** Notes a hit of each client, which counts for nothing after the window. */
export async function addHits(
  transaction: Transaction<Tables>,
  clients: readonly string[],
  windowMs: number,
  now: number,
): Promise<void> {
  const hits = clients.map((client) => ({ id: randomUUID(), client, at: now, expiresAt: now + windowMs }));
  await transaction.insertInto("rateHits").values(hits).execute();
}

/** Counts one post against all of the limits, in the transaction that accepts it. Returns 0, or the seconds to wait: then none counts it. */
export async function countHits(
  database: Database,
  transaction: Transaction<Tables>,
  limits: readonly RateLimit[],
  now: number,
): Promise<number> {
  const counted = limits.filter(({ limit }) => limit > 0);
  const clients = [...new Set(counted.map(({ client }) => client))];
  if (clients.length === 0) return 0;
  await database.lockNames(transaction, ...clients.map((client) => `rate:${client}`));
  for (const { client, limit, windowMs = WINDOW_MS } of counted) {
    // When the post was made that fills the limit, the oldest that counts.
    const filling = await transaction
      .selectFrom("rateHits")
      .select("at")
      .where("client", "=", client)
      .where("at", ">", now - windowMs)
      .orderBy("at", "desc")
      .limit(1)
      .offset(limit - 1)
      .executeTakeFirst();
    if (filling !== undefined)
      return Math.max(1, Math.ceil(Math.min(filling.at + windowMs - now, windowMs) / 1000));
  }
  const longest = Math.max(...counted.map(({ windowMs = WINDOW_MS }) => windowMs));
  await addHits(transaction, clients, longest, now);
  return 0;
}

export const countHit = (
  database: Database,
  transaction: Transaction<Tables>,
  limit: RateLimit,
  now: number,
): Promise<number> => countHits(database, transaction, [limit], now);
