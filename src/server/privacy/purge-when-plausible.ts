import { HOUR_MS } from "../../booking/calendar-day";
import { log } from "../platform/log";
import { CLOCK_TOLERANCE_MS } from "../platform/time";
import type { Store } from "../store";

/** After a longer pause, or a larger jump of the clock, the site waits an hour before it purges. */
const LONGEST_GAP_MS = 3 * 24 * HOUR_MS;
/** So many rows of a table may go at once however few it has: a small agency's store would otherwise never be purged. */
const ALWAYS_ALLOWED = 3;

/** Purges, unless more than a tenth of a table would go: rather a wrong clock or a mistyped `RETENTION_DAYS` than age. */
export async function purgeAtMostATenth(store: Store, days: number, now: number) {
  const counts = await store.countPurgeable(days, now);
  const refusals = counts.filter(({ rows, old }) => old > Math.max(ALWAYS_ALLOWED, rows / 10));
  const refused = refusals.reduce((sum, { old }) => sum + old, 0);
  await store.marks.set("purge-refused", refused);
  if (refusals.length > 0) {
    for (const refusal of refusals) log.error("purge-refused", refusal);
    await store.purgeShortLived(now);
    return { outcome: "refused" as const, refusals };
  }
  return { outcome: "purged" as const, purged: await store.purge(days, now) };
}

/** Tells whether the clock has run for an hour without a jump. The times seen are in the store: a serverless function keeps nothing. */
async function isClockSteady({ marks }: Store, now: number): Promise<boolean> {
  const since = await marks.get("clock-since");
  const seen = await marks.get("clock-seen");
  await marks.set("clock-seen", now);
  const gap = seen === undefined ? Infinity : now - seen;
  const isContinued = since !== undefined && gap >= -CLOCK_TOLERANCE_MS && gap <= LONGEST_GAP_MS;
  if (!isContinued) await marks.set("clock-since", now);
  return isContinued && now - since >= HOUR_MS;
}

/** Purges when the clock is plausible; called repeatedly by the worker or by a scheduler. */
export async function purgeWhenPlausible(store: Store, days: number, now: number): Promise<void> {
  if (!(await isClockSteady(store, now))) {
    await store.purgeShortLived(now);
    return;
  }
  const result = await purgeAtMostATenth(store, days, now);
  if (result.outcome === "purged") log.info("purged", { ...result.purged });
}
