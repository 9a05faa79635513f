import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { LOCALE_CODES, toLocale, type Locale } from "../../config/locales";
import type { LetterContent } from "../../contracts/letters";
import { toOutboxRow } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { createLetterDeliveries } from "./letter-deliveries";
import { toLetter, type Letter } from "./letter";

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
      ...{ id: randomUUID(), key, status, who, createdAt: now },
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
      .select(["letterId as id", ({ fn }) => fn.countAll<number>().as("mails")])
      .where("mail", "=", "letter")
      .where("status", "=", "due")
      .groupBy("letterId")
      .execute();
    return new Map(rows.map(({ id, mails }) => [id ?? "", mails]));
  }

  return {
    ...createLetterDeliveries(database, erasure),
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
                { letterId: id, subscriberId: subscriber.id },
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
          toOutboxRow({ mail: "letter-test", recipient }, { letterId: id ?? null, locale }, now),
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
            .set({ createdAt: now })
            .where("letterId", "=", changed.id)
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
        .orderBy("createdAt", "desc")
        .execute();
      const waiting = await countWaiting();
      return rows.map((row) => ({ letter: toLetter(row), waiting: waiting.get(row.id) ?? 0 }));
    },
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
