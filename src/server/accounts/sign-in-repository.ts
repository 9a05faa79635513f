import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../domain/booking/calendar-day";
import type { Locale } from "../../domain/config/locales";
import { toOutboxRow, type MailKind } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import { toPerson, UNKNOWN_LOCALE, type StaffPerson } from "./people-repository";
import { hashSessionToken, insertSession } from "./session-repository";

const LIFE_MS = { mail: 15 * MINUTE_MS, command: 15 * MINUTE_MS, invitation: 3 * DAY_MS } as const;
type SignInKind = keyof typeof LIFE_MS;
/** Wrong codes that end the code of a try; its link goes on working. */
const WRONG_CODES_MAX = 5;
/** Wrong codes in a day after which a person needs a link or a passkey. */
const WRONG_CODES_A_DAY = 20;
/** Further mails while a link still works: from one network in ten minutes, and from all of them in an hour. */
const FURTHER_MAILS = { network: 3, hour: 20 } as const;
/** Tries are kept as long as they count or can be used. */
export const SIGN_IN_MEMORY_MS = Math.max(DAY_MS, LIFE_MS.invitation);

/** A link, with a code if its kind is `mail`. */
export interface SignIn {
  id: string;
  kind: SignInKind;
  personId: string;
  expiresAt: number;
}

/** Proves in the transaction of a sign-in who signs in, and returns the person's id. */
export type Prove = (transaction: Transaction<Tables>) => Promise<string | undefined>;

export const NOBODY: Prove = () => Promise.resolve(undefined);

export interface Attempt {
  rate: RateLimit;
  device: string;
  /** The browser's language, stored for a person who has not chosen one. */
  locale: Locale;
  /** The cookie's value that the browser has already; its session ends with the new one. */
  earlier: string;
}

type Attempted =
  | { outcome: "signed-in"; token: string; person: StaffPerson }
  | { outcome: "refused" }
  | { outcome: "limited"; retryAfter: number };

const MAILS = { mail: "staff-sign-in", invitation: "staff-welcome" } as const satisfies Partial<
  Record<SignInKind, MailKind>
>;

/** Stores a sign-in, and queues its mail unless it is for the command line. */
export async function insertSignIn(
  transaction: Transaction<Tables>,
  { id: personId, email }: Pick<StaffPerson, "id" | "email">,
  kind: SignInKind,
  now: number,
  locale: Locale | null = null,
): Promise<SignIn> {
  const signIn = { id: randomUUID(), kind, personId, expiresAt: now + LIFE_MS[kind] };
  await transaction
    .insertInto("staffSignIns")
    .values({ ...signIn, createdAt: now })
    .execute();
  if (kind === "command") return signIn;
  const mail = { mail: MAILS[kind], recipient: email };
  await transaction
    .insertInto("outbox")
    .values(toOutboxRow(mail, { signInId: signIn.id, locale }, now))
    .execute();
  return signIn;
}

function findActive(transaction: Transaction<Tables>, column: "id" | "email", value: string) {
  return transaction
    .selectFrom("staffPeople")
    .selectAll()
    .where(column, "=", value)
    .where("disabledAt", "is", null)
    .executeTakeFirst();
}

/** Lists a person's tries since a time, the newest first. */
function listTries(transaction: Transaction<Tables>, personId: string, since: number) {
  return transaction
    .selectFrom("staffSignIns")
    .selectAll()
    .where("personId", "=", personId)
    .where("createdAt", ">", since)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

/**
 * Tells whether a person is mailed another link: always if none works any more, so that strangers cannot lock them out by asking for
 * their address; else each network has its own count.
 */
async function mayMail(
  database: Database,
  transaction: Transaction<Tables>,
  personId: string,
  { client }: RateLimit,
  now: number,
): Promise<boolean> {
  const tries = await listTries(transaction, personId, now - HOUR_MS);
  const mails = tries.filter(({ kind }) => kind === "mail");
  const network = { client: `${client}:${personId}`, limit: FURTHER_MAILS.network };
  const isCounted = (await countHit(database, transaction, network, now)) === 0;
  const hasLink = mails.some(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);
  return !hasLink || (isCounted && mails.length < FURTHER_MAILS.hour);
}

export function createSignInStore(database: Database) {
  const { db, write } = database;
  return {
    /** Queues the mail with link and code if the address is known, and counts the client in any case; returns 0, or the seconds to wait. */
    request: (email: string, rate: RateLimit, locale: Locale, now: number): Promise<number> =>
      write(async (transaction) => {
        const retryAfter = await countHit(database, transaction, rate, now);
        if (retryAfter > 0) return retryAfter;
        const row = await findActive(transaction, "email", email);
        if (row === undefined || row.isLocal === 1) return 0;
        await database.lockNames(transaction, `staff:${row.id}`);
        const chosen = row.locale === UNKNOWN_LOCALE ? locale : null;
        if (await mayMail(database, transaction, row.id, rate, now))
          await insertSignIn(transaction, row, "mail", now, chosen);
        return 0;
      }),
    create: (person: StaffPerson, kind: "command" | "invitation", now: number) =>
      write((transaction) => insertSignIn(transaction, person, kind, now)),
    async get(id: string, now: number) {
      const row = await db
        .selectFrom("staffSignIns")
        .innerJoin("staffPeople", "staffPeople.id", "staffSignIns.personId")
        .selectAll("staffPeople")
        .select(["staffSignIns.kind", "staffSignIns.expiresAt"])
        .where("staffSignIns.id", "=", id)
        .where("staffSignIns.usedAt", "is", null)
        .where("staffSignIns.expiresAt", ">", now)
        .where("staffPeople.disabledAt", "is", null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const signIn: SignIn = { id, kind: row.kind, personId: row.id, expiresAt: row.expiresAt };
      return { signIn, person: toPerson(row) };
    },
    /** Proves and begins a session in one transaction. Failed tries count for the client's network. */
    attempt: ({ rate, device, locale, earlier }: Attempt, prove: Prove, now: number) =>
      write(async (transaction): Promise<Attempted> => {
        const retryAfter = await countHit(database, transaction, rate, now);
        if (retryAfter > 0) return { outcome: "limited", retryAfter };
        const personId = await prove(transaction);
        const row = personId === undefined ? undefined : await findActive(transaction, "id", personId);
        if (row === undefined) return { outcome: "refused" };
        // Successes do not count: many people of one office sign in at nine o'clock.
        await transaction
          .deleteFrom("rateHits")
          .where("client", "=", rate.client)
          .where("at", "=", now)
          .execute();
        const own = transaction
          .deleteFrom("staffSessions")
          .where("tokenHash", "=", hashSessionToken(earlier));
        await own.execute();
        const token = await insertSession(transaction, { personId: row.id, device }, now);
        if (row.locale !== UNKNOWN_LOCALE) return { outcome: "signed-in", token, person: toPerson(row) };
        await transaction.updateTable("staffPeople").set({ locale }).where("id", "=", row.id).execute();
        return { outcome: "signed-in", token, person: toPerson({ ...row, locale }) };
      }),
    /** Proves by a link, which works once. */
    proveByLink:
      (id: string, now: number): Prove =>
      async (transaction) => {
        const used = await transaction
          .updateTable("staffSignIns")
          .set({ usedAt: now })
          .where("id", "=", id)
          .where("usedAt", "is", null)
          .where("expiresAt", ">", now)
          .returning("personId")
          .executeTakeFirst();
        return used?.personId;
      },
    /** Proves by address and the code of the person's newest mail, which works once and until the fifth wrong one. */
    proveByCode:
      (email: string, isCodeOf: (id: string) => boolean, now: number): Prove =>
      async (transaction) => {
        const person = await findActive(transaction, "email", email);
        if (person === undefined) return undefined;
        await database.lockNames(transaction, `staff:${person.id}`);
        const tries = await listTries(transaction, person.id, now - DAY_MS);
        const wrongCodes = tries.reduce((sum, row) => sum + row.wrongCodes, 0);
        const newest = tries.find(({ kind }) => kind === "mail");
        if (newest === undefined || newest.usedAt !== null || newest.expiresAt <= now) return undefined;
        if (newest.wrongCodes >= WRONG_CODES_MAX || wrongCodes >= WRONG_CODES_A_DAY) return undefined;
        const isRight = isCodeOf(newest.id);
        await transaction
          .updateTable("staffSignIns")
          .set(isRight ? { usedAt: now } : { wrongCodes: newest.wrongCodes + 1 })
          .where("id", "=", newest.id)
          .execute();
        return isRight ? person.id : undefined;
      },
  };
}
