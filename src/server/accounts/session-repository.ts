import type { ExpressionBuilder, Transaction } from "kysely";
import { createHash, randomBytes, randomUUID } from "node:crypto";

import { HOUR_MS } from "../../domain/booking/calendar-day";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { toPerson, type StaffPerson } from "./people-repository";

/** A session ends after so long without use, and after so long whatever happens. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_LIFE_MS = 30 * 24 * HOUR_MS;
/** Use is noted once a minute, because pages poll every few seconds. */
const NOTE_EVERY_MS = 60_000;

const TOKEN = /^[\w-]{43}$/;

/** Returns the SHA-256 of a cookie's value, the only part that is stored. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

const noteSeen = (transaction: Transaction<Tables>, personId: string, now: number) =>
  transaction.updateTable("staffPeople").set({ seenAt: now }).where("id", "=", personId).execute();

/** Begins a session in the transaction that proved its person, and returns its cookie's value: 256 random bits. */
export async function insertSession(
  transaction: Transaction<Tables>,
  session: { personId: string; device: string },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await transaction
    .insertInto("staffSessions")
    .values({ ...session, id: randomUUID(), tokenHash: hashSessionToken(token), createdAt: now, usedAt: now })
    .execute();
  await noteSeen(transaction, session.personId, now);
  return token;
}

function isAlive({ and, eb }: ExpressionBuilder<Tables, "staffSessions">, now: number) {
  return and([
    eb("staffSessions.usedAt", ">", now - SESSION_IDLE_MS),
    eb("staffSessions.createdAt", ">", now - SESSION_LIFE_MS),
  ]);
}

export function createSessionStore({ db, write }: Database) {
  return {
    begin: (about: { personId: string; device: string }, now: number) =>
      write((transaction) => insertSession(transaction, about, now)),
    /** Finds the open session of a cookie's value, of a person who is not disabled, and notes its use. */
    async find(token: string, now: number): Promise<{ id: string; person: StaffPerson } | undefined> {
      if (!TOKEN.test(token)) return undefined;
      const row = await db
        .selectFrom("staffSessions")
        .innerJoin("staffPeople", "staffPeople.id", "staffSessions.personId")
        .selectAll("staffPeople")
        .select(["staffSessions.id as sessionId", "staffSessions.usedAt"])
        .where("staffSessions.tokenHash", "=", hashSessionToken(token))
        .where((session) => isAlive(session, now))
        .where("staffPeople.disabledAt", "is", null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (now - row.usedAt >= NOTE_EVERY_MS)
        await write(async (transaction) => {
          const session = transaction.updateTable("staffSessions").set({ usedAt: now });
          await session.where("id", "=", row.sessionId).execute();
          await noteSeen(transaction, row.id, now);
        });
      return { id: row.sessionId, person: toPerson(row) };
    },
    list: (personId: string, now: number) =>
      db
        .selectFrom("staffSessions")
        .select(["id", "device", "createdAt", "usedAt"])
        .where("personId", "=", personId)
        .where((session) => isAlive(session, now))
        .orderBy("usedAt", "desc")
        .orderBy("id")
        .execute(),
    async end(personId: string, id: string): Promise<boolean> {
      const session = db.deleteFrom("staffSessions").where("personId", "=", personId).where("id", "=", id);
      return getAffectedRows(await session.executeTakeFirst()) > 0;
    },
    async endAll(personId: string): Promise<void> {
      await db.deleteFrom("staffSessions").where("personId", "=", personId).execute();
    },
  };
}
