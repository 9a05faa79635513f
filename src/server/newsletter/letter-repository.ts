import { sql, type Kysely, type Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { MINUTE_MS } from "../../booking/calendar-day";
import { LOCALE_CODES, toLocale, type Locale } from "../../config/locales";
import type { LetterContent } from "../../contracts/letters";
import { claimMails, type Claim } from "../mail/outbox-repository";
import { type OutboxMail, toOutboxRow } from "../mail/outbox-row";
import { CLOCK_TOLERANCE_MS } from "../mail/outbox-times";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { createLetterResults } from "./letter-results";
import { toLetter, type Letter } from "./letter";

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
function createLetterLane(database: Database) {
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

/** A statement may have only so many values. */
const ROWS_AT_ONCE = 500;

interface NewLetter {
  key: string;
  content: LetterContent;
  /** The name of the member of staff. */
  who: string;
}

interface LetterTest extends NewLetter {
  recipient: string;
  rate: RateLimit;
}

function countByLocale(locales: readonly string[]): Record<Locale, number> {
  const counts = LOCALE_CODES.map((code) => [code, locales.filter((locale) => locale === code).length]);
  return Object.fromEntries(counts) as Record<Locale, number>;
}

async function insertLetter(
  transaction: Transaction<Tables>,
  { key, content, who }: NewLetter,
  row: { status: string; recipients: Record<Locale, number> },
  now: number,
): Promise<string | undefined> {
  const { status, recipients } = row;
  const inserted = await transaction
    .insertInto("letters")
    .values({
      ...{ id: randomUUID(), key, status, who, created_at: now },
      content: JSON.stringify(content),
      recipients: JSON.stringify(recipients),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Creates the store of letters: each is kept as it was sent, and is sent once. */
export function createLetterStore(database: Database, erasure: Erasure) {
  const { db } = database;

  /** Counts what waits, by letter. */
  async function countWaiting(): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom("outbox")
      .select(["letter_id as id", ({ fn }) => fn.countAll<number>().as("mails")])
      .where("mail", "=", "letter")
      .where("status", "=", "due")
      .groupBy("letter_id")
      .execute();
    return new Map(rows.map(({ id, mails }) => [id ?? "", mails]));
  }

  return {
    ...createLetterLane(database),
    ...createLetterResults(database, erasure),
    /** Queues a letter for all who have confirmed, in one transaction; `sent-already` for whoever comes second, `nobody` to write to. */
    send: (letter: NewLetter, now: number): Promise<"queued" | "sent-already" | "nobody"> =>
      database.write(async (transaction) => {
        await database.lockNames(transaction, `letter:${letter.key}`);
        const subscribers = await transaction
          .selectFrom("subscribers")
          .select(["id", "email", "locale"])
          .where("status", "=", "confirmed")
          // Whoever is about to leave is waited for: a mail cannot be queued for a row that is gone by then.
          .$if(database.dialect === "postgres", (some) => some.forKeyShare())
          .execute();
        if (subscribers.length === 0) return "nobody";
        const recipients = countByLocale(subscribers.map(({ locale }) => toLocale(locale)));
        const id = await insertLetter(transaction, letter, { status: "sending", recipients }, now);
        if (id === undefined) return "sent-already";
        for (let start = 0; start < subscribers.length; start += ROWS_AT_ONCE) {
          const rows = subscribers
            .slice(start, start + ROWS_AT_ONCE)
            .map((subscriber) =>
              toOutboxRow(
                { mail: "letter", recipient: subscriber.email },
                { letter_id: id, subscriber_id: subscriber.id },
                now,
              ),
            );
          await transaction.insertInto("outbox").values(rows).execute();
        }
        return "queued";
      }),
    /** Queues a letter for one member of staff in every language, with the other mails; gets 0, or the seconds to wait. */
    test: ({ recipient, rate, ...letter }: LetterTest, now: number): Promise<number> =>
      database.write(async (transaction) => {
        const wait = await countHit(database, transaction, rate, now);
        if (wait > 0) return wait;
        const recipients = countByLocale([]);
        const id = await insertLetter(transaction, letter, { status: "test", recipients }, now);
        const rows = LOCALE_CODES.map((locale) =>
          toOutboxRow({ mail: "letter-test", recipient }, { letter_id: id ?? null, locale }, now),
        );
        await transaction.insertInto("outbox").values(rows).execute();
        return 0;
      }),
    /** Stops a letter, or goes on with one that is stopped; gets false when it is neither. */
    async setState(key: string, state: "sending" | "stopped", now: number): Promise<boolean> {
      return database.write(async (transaction) => {
        const changed = await transaction
          .updateTable("letters")
          .set({ status: state })
          .where("key", "=", key)
          .where("status", "=", state === "sending" ? "stopped" : "sending")
          .returning("id")
          .executeTakeFirst();
        if (changed === undefined) return false;
        // How long a mail is tried counts from now on.
        if (state === "sending")
          await transaction
            .updateTable("outbox")
            .set({ created_at: now })
            .where("letter_id", "=", changed.id)
            .where("status", "=", "due")
            .execute();
        return true;
      });
    },
    async get(id: string): Promise<Letter | undefined> {
      const row = await db.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toLetter(row);
    },
    /** Lists what was sent or is being sent, the newest first, with how many mails of each still wait. */
    async list(): Promise<{ letter: Letter; waiting: number }[]> {
      const rows = await db
        .selectFrom("letters")
        .selectAll()
        .where("status", "<>", "test")
        .orderBy("created_at", "desc")
        .execute();
      const waiting = await countWaiting();
      return rows.map((row) => ({ letter: toLetter(row), waiting: waiting.get(row.id) ?? 0 }));
    },
    /** Gets the same of one letter by its key. */
    async getByKey(key: string): Promise<{ letter: Letter; waiting: number } | undefined> {
      const row = await db
        .selectFrom("letters")
        .selectAll()
        .where("key", "=", key)
        .where("status", "<>", "test")
        .executeTakeFirst();
      return row && { letter: toLetter(row), waiting: (await countWaiting()).get(row.id) ?? 0 };
    },
  };
}
