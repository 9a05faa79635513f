import { randomUUID } from "node:crypto";
import { sql, type Kysely, type Transaction } from "kysely";

import { MINUTE_MS } from "../../booking/calendar-day";
import type { Database } from "./database";
import { claimMails, type Claim } from "./outbox-claim";
import type { OutboxMail } from "./outbox-row";
import { CLOCK_TOLERANCE_MS } from "./outbox-times";
import type { Tables } from "./tables";

/** Gets how many letters all processes together have begun in the last minute. */
async function countRecent(db: Kysely<Tables>, now: number): Promise<number> {
  const row = await db
    .selectFrom("letter_paces")
    .select(({ fn }) => fn.sum<number | string | null>("letters").as("letters"))
    .where("at", ">", now - MINUTE_MS)
    // What was noted while a clock was ahead must not stop everything until then.
    .where("at", "<=", now + CLOCK_TOLERANCE_MS)
    .executeTakeFirst();
  return Number(row?.letters ?? 0);
}

/** Notes how many letters begin now, and forgets what is older than a minute. */
async function noteBegun(transaction: Transaction<Tables>, letters: number, now: number): Promise<void> {
  await transaction
    .deleteFrom("letter_paces")
    .where(({ or, eb }) => or([eb("at", "<=", now - MINUTE_MS), eb("at", ">", now + CLOCK_TOLERANCE_MS)]))
    .execute();
  await transaction.insertInto("letter_paces").values({ id: randomUUID(), at: now, letters }).execute();
}

async function isAnySending(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom("letters").select("id").where("status", "=", "sending").executeTakeFirst();
  return row !== undefined;
}

/** Letters that are being sent. Not "in (…)": SQLite would then sort all that waits for each claim. */
const isSending: Parameters<typeof claimMails>[3] = (due) =>
  due
    .where("mail", "=", sql.lit("letter"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("letters")
          .select("letters.id")
          .whereRef("letters.id", "=", "outbox.letter_id")
          .where("letters.status", "=", "sending"),
      ),
    );

/** Marks the letters of which nothing waits any more as sent. */
async function finish(transaction: Transaction<Tables>, now: number): Promise<void> {
  await transaction
    .updateTable("letters")
    .set({ status: "sent", finished_at: now })
    .where("status", "=", "sending")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.letter_id", "=", "letters.id")
            .where("outbox.status", "=", "due"),
        ),
      ),
    )
    .execute();
}

/** Creates the lane of the outbox in which letters wait: behind all other mails, and at most so many a minute over all processes. */
export function createLetterLane(database: Database) {
  const { db, write } = database;
  return {
    /** Takes letters that are due, as `claimDue` of the outbox takes other mails, but in any minute not more than `perMinute`. */
    async claim(claim: Claim, perMinute: number): Promise<OutboxMail[]> {
      const { limit, now } = claim;
      if (limit <= 0 || !(await isAnySending(db))) return [];
      if ((await countRecent(db, now)) >= perMinute) return [];
      return write(async (transaction) => {
        await database.lockNames(transaction, "letters");
        const room = Math.min(limit, perMinute - (await countRecent(transaction, now)));
        if (room <= 0) return [];
        const mails = await claimMails(transaction, database, { ...claim, limit: room }, isSending);
        await (mails.length === 0 ? finish(transaction, now) : noteBegun(transaction, mails.length, now));
        return mails;
      });
    },
  };
}
