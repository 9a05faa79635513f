import type { ExpressionBuilder, Transaction } from "kysely";
import { createHash, randomBytes, randomUUID } from "node:crypto";

import { HOUR_MS } from "../../booking/calendar-day";
import { CLOCK_TOLERANCE_MS } from "../platform/time";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { toPerson, type StaffPerson } from "./people-repository";

/** A session ends after so long without use, and after so long whatever happens. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_LIFE_MS = 30 * 24 * HOUR_MS;
/** Use is noted once a minute, because pages poll every few seconds. */
const NOTE_EVERY_MS = 60_000;

const TOKEN = /^[\w-]{43}$/;

export interface StaffSession {
  id: string;
  device: string;
  createdAt: number;
  usedAt: number;
}

/** Returns the SHA-256 of a cookie's value, the only part that is stored. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Begins a session in the transaction that proved its person, and returns its cookie's value: 256 random bits. */
export async function insertSession(
  transaction: Transaction<Tables>,
  { personId, device }: { personId: string; device: string },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await transaction
    .insertInto("staffSessions")
    .values({
      id: randomUUID(),
      tokenHash: hashSessionToken(token),
      personId,
      device,
      createdAt: now,
      usedAt: now,
    })
    .execute();
  await transaction.updateTable("staffPeople").set({ seenAt: now }).where("id", "=", personId).execute();
  return token;
}

/** Sessions dated later than now were begun while a clock was wrong, and would never end. */
function isAlive({ and, between }: ExpressionBuilder<Tables, "staffSessions">, now: number) {
  const latest = now + CLOCK_TOLERANCE_MS;
  return and([
    between("staffSessions.usedAt", now - SESSION_IDLE_MS + 1, latest),
    between("staffSessions.createdAt", now - SESSION_LIFE_MS + 1, latest),
  ]);
}

export function createSessionStore({ db, write }: Database) {
  return {
    begin: (about: { personId: string; device: string }, now: number) =>
      write((transaction) => insertSession(transaction, about, now)),
    /** Finds the open session of a cookie's value, of a person who is not disabled, and notes its use. */
    async find(
      token: string,
      now: number,
    ): Promise<{ session: StaffSession; person: StaffPerson } | undefined> {
      if (!TOKEN.test(token)) return undefined;
      const row = await db
        .selectFrom("staffSessions")
        .innerJoin("staffPeople", "staffPeople.id", "staffSessions.personId")
        .selectAll("staffPeople")
        .select([
          "staffSessions.id as sessionId",
          "staffSessions.device",
          "staffSessions.createdAt as beganAt",
          "staffSessions.usedAt",
        ])
        .where("staffSessions.tokenHash", "=", hashSessionToken(token))
        .where((session) => isAlive(session, now))
        .where("staffPeople.disabledAt", "is", null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (now - row.usedAt >= NOTE_EVERY_MS)
        await write(async (transaction) => {
          await transaction
            .updateTable("staffSessions")
            .set({ usedAt: now })
            .where("id", "=", row.sessionId)
            .execute();
          await transaction
            .updateTable("staffPeople")
            .set({ seenAt: now })
            .where("id", "=", row.id)
            .execute();
        });
      const { sessionId: id, device, beganAt: createdAt, usedAt } = row;
      return { session: { id, device, createdAt, usedAt }, person: toPerson(row) };
    },
    /** Lists a person's open sessions, the last used first. */
    async list(personId: string, now: number): Promise<StaffSession[]> {
      const rows = await db
        .selectFrom("staffSessions")
        .selectAll()
        .where("personId", "=", personId)
        .where((session) => isAlive(session, now))
        .orderBy("usedAt", "desc")
        .orderBy("id")
        .execute();
      return rows.map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        createdAt,
        usedAt,
      }));
    },
    /** Ends one session of a person, and tells whether it was there. */
    async end(personId: string, id: string): Promise<boolean> {
      const ended = await write((transaction) =>
        transaction
          .deleteFrom("staffSessions")
          .where("personId", "=", personId)
          .where("id", "=", id)
          .executeTakeFirst(),
      );
      return getAffectedRows(ended) > 0;
    },
    /** Ends all sessions of a person, and returns how many there were. */
    async endAll(personId: string): Promise<number> {
      const ended = await write((transaction) =>
        transaction.deleteFrom("staffSessions").where("personId", "=", personId).executeTakeFirst(),
      );
      return getAffectedRows(ended);
    },
  };
}
