import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";

import { toLocale, type Locale } from "../../config/locales";
import { LOCAL_OWNER_EMAIL } from "../../config/staff";
import type { StaffRole } from "../../contracts/staff";
import { getAffectedRows, type Database } from "./database";
import type { Tables } from "./tables";

export interface StaffPerson {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  role: StaffRole;
  /** The owner of one's own machine, who has no mailbox. */
  isLocal: boolean;
  isDisabled: boolean;
  createdAt: number;
  seenAt: number | null;
}

export type NewPerson = Pick<StaffPerson, "email" | "name" | "locale" | "role">;
export type PersonUpdate = Partial<Pick<StaffPerson, "role" | "isDisabled">>;
/** `last-owner`: nobody would be an owner any more; nothing was changed. */
export type PersonUpdated =
  { outcome: "changed"; person: StaffPerson } | { outcome: "last-owner" } | { outcome: "unknown" };

/** Who signs in by the link that `npm start` prints. Its address is only for the author's line of git. */
const LOCAL_OWNER = { email: LOCAL_OWNER_EMAIL, name: "Owner" } as const;

/** Reshapes a row. */
export function toPerson(row: Selectable<Tables["staff_people"]>): StaffPerson {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    locale: toLocale(row.locale),
    role: row.role === "owner" ? "owner" : "staff",
    isLocal: row.is_local === 1,
    isDisabled: row.disabled_at !== null,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

/** Inserts a person unless the address is known; gets the person if it did. */
export async function insertPerson(
  transaction: Transaction<Tables>,
  person: NewPerson & { isLocal?: boolean },
  now: number,
): Promise<StaffPerson | undefined> {
  const { email, name, locale, role, isLocal = false } = person;
  const row = await transaction
    .insertInto("staff_people")
    .values({
      ...{ id: randomUUID(), email, name, locale, role, created_at: now },
      is_local: isLocal ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
}

async function countOwners(transaction: Transaction<Tables>): Promise<number> {
  const row = await transaction
    .selectFrom("staff_people")
    .select(({ fn }) => fn.countAll<number>().as("owners"))
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .where("is_local", "=", 0)
    .executeTakeFirstOrThrow();
  return row.owners;
}

/** Ends whatever would let a person in without signing in again, and on request the ways to sign in that wait. */
export async function endAccess(
  transaction: Transaction<Tables>,
  personId: string,
  waiting: boolean,
): Promise<void> {
  await transaction.deleteFrom("staff_sessions").where("person_id", "=", personId).execute();
  if (!waiting) return;
  await transaction
    .updateTable("staff_sign_ins")
    .set({ expires_at: 0 })
    .where("person_id", "=", personId)
    .execute();
}

/** Creates the store of who may sign in to `/admin`. */
export function createPeopleStore(database: Database) {
  const { db, write } = database;
  return {
    async get(id: string) {
      const row = await db.selectFrom("staff_people").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toPerson(row);
    },
    async getByEmail(email: string) {
      const row = await db
        .selectFrom("staff_people")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirst();
      return row && toPerson(row);
    },
    /** Gets all, the oldest first. */
    async list() {
      const rows = await db
        .selectFrom("staff_people")
        .selectAll()
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toPerson);
    },
    /** Adds a person; gets `undefined` when the address is known. */
    add: (person: NewPerson, now: number) => write((transaction) => insertPerson(transaction, person, now)),
    /** Gets the owner of one's own machine, made at the first call. */
    async getLocalOwner(locale: Locale, now: number): Promise<StaffPerson> {
      await write((transaction) =>
        insertPerson(transaction, { ...LOCAL_OWNER, locale, role: "owner", isLocal: true }, now),
      );
      const row = await db
        .selectFrom("staff_people")
        .selectAll()
        .where("email", "=", LOCAL_OWNER.email)
        .executeTakeFirstOrThrow();
      return toPerson(row);
    },
    /** Makes an address an owner where there is none; gets whether it did. */
    ensureOwner: (person: Omit<NewPerson, "role">, now: number) =>
      write(async (transaction) => {
        await database.lockNames(transaction, "staff-owners");
        if ((await countOwners(transaction)) > 0) return false;
        const added = await insertPerson(transaction, { ...person, role: "owner" }, now);
        if (added !== undefined) return true;
        // Who was shut out stays so: only a person at the command line lets them in again.
        const raised = await transaction
          .updateTable("staff_people")
          .set({ role: "owner" })
          .where("email", "=", person.email)
          .where("disabled_at", "is", null)
          .where("is_local", "=", 0)
          .executeTakeFirst();
        return getAffectedRows(raised) > 0;
      }),
    /** Changes one's own name or language. */
    async changeSelf(id: string, change: { name?: string | undefined; locale?: Locale | undefined }) {
      const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (Object.keys(fields).length === 0) return;
      await write((transaction) =>
        transaction.updateTable("staff_people").set(fields).where("id", "=", id).execute(),
      );
    },
    /**
     * Changes the role of a person, or shuts them out: then every session ends with it. With `keepOwner` nothing is done that would
     * leave no owner.
     */
    change: (id: string, { role, isDisabled }: PersonUpdate, now: number, keepOwner: boolean) =>
      write(async (transaction): Promise<PersonUpdated> => {
        await database.lockNames(transaction, "staff-owners");
        const query = transaction.selectFrom("staff_people").selectAll().where("id", "=", id);
        const row = await query.executeTakeFirst();
        if (row === undefined) return { outcome: "unknown" };
        const before = toPerson(row);
        const after = { ...before, role: role ?? before.role, isDisabled: isDisabled ?? before.isDisabled };
        const isLoss =
          before.role === "owner" && !before.isDisabled && (after.role !== "owner" || after.isDisabled);
        if (keepOwner && isLoss && (before.isLocal || (await countOwners(transaction)) <= 1))
          return { outcome: "last-owner" };
        const disabledAt = after.isDisabled ? (row.disabled_at ?? now) : null;
        await transaction
          .updateTable("staff_people")
          .set({ role: after.role, disabled_at: disabledAt })
          .where("id", "=", id)
          .execute();
        if (after.isDisabled) await endAccess(transaction, id, true);
        return { outcome: "changed", person: after };
      }),
    /** Ends all sessions of a person, and the links and codes that were not used yet. */
    endAccess: (id: string) => write((transaction) => endAccess(transaction, id, true)),
  };
}
