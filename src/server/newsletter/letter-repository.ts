import type { Selectable, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { DEFAULT_LOCALE, LOCALE_CODES, toLocale, type Locale } from "../../domain/config/locales";
import type { LetterContent } from "../../domain/contracts/letters";
import { toOutboxRow } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { createLetterDeliveries } from "./letter-deliveries";

/** A statement may have only so many values. */
const ROWS_AT_ONCE = 500;

/** Reads a letter as it was stored: perhaps before the site had one of its languages. */
function completeContent(content: Partial<LetterContent>): LetterContent {
  const texts = LOCALE_CODES.map((locale) => [locale, content[locale] ?? content[DEFAULT_LOCALE]]);
  return Object.fromEntries(texts) as LetterContent;
}

function toLetter(row: Selectable<Tables["letters"]>) {
  return { ...row, content: completeContent(row.content) };
}
export type Letter = ReturnType<typeof toLetter>;
/** A letter, and how many of its mails still wait. */
export type SentLetter = Letter & { waiting: number };

interface NewLetter {
  key: string;
  content: LetterContent;
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
  status: "sending" | "test",
  recipients: Record<Locale, number>,
  now: number,
): Promise<string | undefined> {
  const row = { id: randomUUID(), key, status, who, createdAt: now };
  const inserted = await transaction
    .insertInto("letters")
    .values({ ...row, content, recipients })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Creates the store of letters: each is kept as it was sent, and is sent once. */
export function createLetterStore(database: Database, erasure: Erasure) {
  const { db } = database;

  const letters = db.selectFrom("letters").selectAll();
  const sent = letters.where("letters.status", "<>", "test").select(({ selectFrom }) =>
    selectFrom("outbox")
      .select(({ fn }) => fn.countAll<number>().as("mails"))
      .whereRef("outbox.letterId", "=", "letters.id")
      .where("mail", "=", "letter")
      .where("outbox.status", "=", "due")
      .as("waiting"),
  );
  const toSent = ({
    waiting,
    ...row
  }: Selectable<Tables["letters"]> & { waiting: number | null }): SentLetter => ({
    ...toLetter(row),
    waiting: waiting ?? 0,
  });

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
        const id = await insertLetter(transaction, letter, "sending", recipients, now);
        if (id === undefined) return "sent-already";
        const rows = subscribers.map(({ id: subscriberId, email }) =>
          toOutboxRow({ mail: "letter", recipient: email }, { letterId: id, subscriberId }, now),
        );
        for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
          await transaction
            .insertInto("outbox")
            .values(rows.slice(start, start + ROWS_AT_ONCE))
            .execute();
        return "queued";
      }),
    /** Queues a letter for one member of staff in every language, with the other mails; returns 0, or the seconds to wait. */
    test: ({ recipient, rate, ...letter }: LetterTest, now: number): Promise<number> =>
      database.write(async (transaction) => {
        const wait = await countHit(database, transaction, rate, now);
        if (wait > 0) return wait;
        const id = await insertLetter(transaction, letter, "test", countByLocale([]), now);
        const rows = LOCALE_CODES.map((locale) =>
          toOutboxRow({ mail: "letter-test", recipient }, { letterId: id ?? null, locale }, now),
        );
        await transaction.insertInto("outbox").values(rows).execute();
        return 0;
      }),
    /** Stops a letter, or goes on with one that is stopped; returns false when it is neither. */
    setState: (key: string, state: "sending" | "stopped", now: number): Promise<boolean> =>
      database.write(async (transaction) => {
        const changed = await transaction
          .updateTable("letters")
          .set({ status: state })
          .where("key", "=", key)
          .where("status", "=", state === "sending" ? "stopped" : "sending")
          .returning("id")
          .executeTakeFirst();
        // How long a mail is tried counts from now on.
        if (changed !== undefined && state === "sending")
          await transaction
            .updateTable("outbox")
            .set({ createdAt: now })
            .where("letterId", "=", changed.id)
            .where("status", "=", "due")
            .execute();
        return changed !== undefined;
      }),
    async get(id: string): Promise<Letter | undefined> {
      const row = await letters.where("id", "=", id).executeTakeFirst();
      return row && toLetter(row);
    },
    async list(): Promise<SentLetter[]> {
      return (await sent.orderBy("letters.createdAt", "desc").execute()).map(toSent);
    },
    async getByKey(key: string): Promise<SentLetter | undefined> {
      const row = await sent.where("key", "=", key).executeTakeFirst();
      return row && toSent(row);
    },
  };
}
