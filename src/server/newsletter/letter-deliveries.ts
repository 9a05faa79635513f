import { sql, type Kysely, type Transaction } from "kysely";

import { MINUTE_MS } from "../../domain/booking/calendar-day";
import { claimMails, FREE, type Claim } from "../mail/outbox-repository";
import type { OutboxMail } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { addHits } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";

const CLIENT = "letters";

async function countRecent(db: Kysely<Tables>, now: number): Promise<number> {
  const { letters } = await db
    .selectFrom("rateHits")
    .select(({ fn }) => fn.countAll<number>().as("letters"))
    .where("client", "=", CLIENT)
    .where("at", ">", now - MINUTE_MS)
    .executeTakeFirstOrThrow();
  return letters;
}

/** Letters that are being sent. Not "in (…)": SQLite would then sort all that waits for each claim. */
const isSending: Parameters<typeof claimMails>[3] = (due) =>
  due
    .where("mail", "=", sql.lit("letter"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("letters")
          .select("letters.id")
          .whereRef("letters.id", "=", "outbox.letterId")
          .where("letters.status", "=", "sending"),
      ),
    );

/** The column of `letters` that counts the mails with a status; `left-out`: the subscriber had left by then. */
const COUNTERS = {
  due: undefined,
  delivered: "sent",
  "given-up": "failed",
  bounced: "bounced",
  "left-out": undefined,
} as const;
type Status = keyof typeof COUNTERS;

/** `isAddressGone`: no mail will ever arrive there. */
interface LetterResult {
  end: Exclude<Status, "due">;
  reason: string | null;
  isAddressGone?: boolean;
}

/** Ends a mail that stands in `from`, once, and tells whether it stood there. */
async function end(
  transaction: Transaction<Tables>,
  id: string,
  from: Status,
  { end: to, reason, isAddressGone = false }: LetterResult,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .updateTable("outbox")
    .set({ status: to, reason, settledAt: now, ...FREE })
    .where("id", "=", id)
    .where("mail", "=", "letter")
    .where("status", "=", from)
    .returning(["letterId", "subscriberId"])
    .executeTakeFirst();
  for (const [counter, by] of [
    [COUNTERS[from], -1],
    [COUNTERS[to], 1],
  ] as const)
    if (row?.letterId && counter)
      await transaction
        .updateTable("letters")
        .set((set) => ({ [counter]: set(counter, "+", by) }))
        .where("id", "=", row.letterId)
        .execute();
  // No letter goes to an address that does not exist, until its owner subscribes again.
  if (row?.subscriberId && isAddressGone)
    await transaction
      .updateTable("subscribers")
      .set({ status: "bounced", bouncedAt: now, bounceReason: reason ?? "" })
      .where("id", "=", row.subscriberId)
      .where("status", "=", "confirmed")
      .execute();
  return row !== undefined;
}

/** Creates the queue of the outbox in which letters wait behind all other mails, with the counters of how they end. */
export function createLetterDeliveries(database: Database, erasure: Erasure) {
  const { db, write } = database;
  return {
    /** Claims due letters as `claimDue` of the outbox claims other mails, but in any minute not more than `perMinute` over all processes. */
    async claim(claim: Claim, perMinute: number): Promise<OutboxMail[]> {
      const { limit, now } = claim;
      if (limit <= 0) return [];
      return write(async (transaction) => {
        await database.lockNames(transaction, "letters");
        const left = Math.min(limit, perMinute - (await countRecent(transaction, now)));
        if (left <= 0) return [];
        const mails = await claimMails(transaction, database, { ...claim, limit: left }, isSending);
        const hits = mails.map(() => CLIENT);
        if (hits.length > 0) await addHits(transaction, hits, MINUTE_MS, now);
        return mails;
      });
    },
    /** Notes how the delivery of a letter ended, once. Of one that is deleted meanwhile no file is left. */
    async settle(id: string, result: LetterResult, now: number) {
      if (await write((transaction) => end(transaction, id, "due", result, now))) return;
      const row = await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst();
      if (row === undefined) await erasure.removeMails([id]);
    },
    /** Notes that a letter came back after it had left, once; true when that is news. */
    bounce: (
      id: string,
      { reason, isAddressGone }: { reason: string; isAddressGone: boolean },
      now: number,
    ) =>
      write(async (transaction) => {
        // Due: the process that sent it ended before the server's reply.
        for (const from of ["delivered", "given-up", "due"] as const)
          if (await end(transaction, id, from, { end: "bounced", reason, isAddressGone }, now)) return true;
        return false;
      }),
    async countUnsubscribed(letterId: string) {
      await db
        .updateTable("letters")
        .set((set) => ({ unsubscribed: set("unsubscribed", "+", 1) }))
        .where("id", "=", letterId)
        .execute();
    },
  };
}
