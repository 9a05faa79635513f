import type { Selectable, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import {
  hasLocalOwnerName,
  LOCAL_OWNER_EMAIL,
  LOCAL_OWNER_NAMES,
  type StaffLocale,
  toStaffLocale,
} from "../../domain/config/staff";
import { foldAccents } from "../../domain/lib/normalize";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

/** Locale of a person who has not chosen one; the first sign-in sets it to the browser's. */
export const UNKNOWN_LOCALE = "";

export function toPerson(row: Selectable<Tables["staffPeople"]>) {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    locale: toStaffLocale(row.locale),
    role: row.role,
    /** The owner of one's own machine, who has no mailbox. */
    isLocal: row.isLocal === 1,
    isDisabled: row.disabledAt !== null,
    createdAt: row.createdAt,
    seenAt: row.seenAt,
  };
}

export type StaffPerson = ReturnType<typeof toPerson>;

/** Whether mails reach a person: who is shut out reads nothing, and the owner of one's own machine has no mailbox. */
export const isReachable = ({ isDisabled, isLocal }: StaffPerson) => !isDisabled && !isLocal;

type NewPerson = Pick<StaffPerson, "email" | "name" | "locale" | "role">;
type PersonUpdate = { [Field in "role" | "isDisabled"]?: StaffPerson[Field] | undefined };
/** `last-owner`: nobody would be an owner any more; nothing was changed. */
type PersonUpdated =
  { outcome: "changed"; person: StaffPerson } | { outcome: "last-owner" } | { outcome: "unknown" };

const toNameKey = (name: string) => foldAccents(name).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Tells whether somebody else has this name or one that reads like it. Disabled people count, because the log names them. Locks names
 * until the transaction ends.
 */
async function isNameTaken(
  { lockNames }: Pick<Database, "lockNames">,
  transaction: Transaction<Tables>,
  { name, email }: Pick<StaffPerson, "name" | "email">,
): Promise<boolean> {
  await lockNames(transaction, "staff-names");
  const rows = await transaction
    .selectFrom("staffPeople")
    .select(["name", "email"])
    .where("email", "!=", email)
    .where("isLocal", "=", 0)
    .execute();
  return rows.some(
    (other) => toNameKey(other.name) === toNameKey(name) || name.toLowerCase().includes(other.email),
  );
}

/** Inserts a person; `undefined` if the address is known. A name that is taken gets the address behind it. */
export async function insertPerson(
  database: Pick<Database, "lockNames">,
  transaction: Transaction<Tables>,
  person: Omit<NewPerson, "locale"> & { locale: StaffLocale | typeof UNKNOWN_LOCALE; isLocal?: boolean },
  now: number,
): Promise<StaffPerson | undefined> {
  const { email, locale, role, isLocal = false } = person;
  const isTaken = !isLocal && (await isNameTaken(database, transaction, person));
  const name = isTaken ? `${person.name} (${email})` : person.name;
  const row = await transaction
    .insertInto("staffPeople")
    .values({ id: randomUUID(), email, name, locale, role, createdAt: now, isLocal: isLocal ? 1 : 0 })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
}

/** The owners of the agency, without the one of this machine. */
export function listOwners(transaction: Transaction<Tables>) {
  return transaction
    .selectFrom("staffPeople")
    .select("email")
    .where("role", "=", "owner")
    .where("disabledAt", "is", null)
    .where("isLocal", "=", 0)
    .orderBy("createdAt")
    .execute();
}

async function endAccess(transaction: Transaction<Tables>, personId: string): Promise<void> {
  await transaction.deleteFrom("staffSessions").where("personId", "=", personId).execute();
  const links = transaction.updateTable("staffSignIns").set({ expiresAt: 0 });
  await links.where("personId", "=", personId).execute();
}

export function createPeopleStore(database: Database) {
  const { db, write } = database;
  const find = async (column: "id" | "email", value: string) => {
    const row = await db.selectFrom("staffPeople").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toPerson(row);
  };
  return {
    get: (id: string) => find("id", id),
    getByEmail: (email: string) => find("email", email),
    async list() {
      const people = db.selectFrom("staffPeople").selectAll().orderBy("createdAt").orderBy("id");
      return (await people.execute()).map(toPerson);
    },
    add: (person: NewPerson, now: number) =>
      write((transaction) => insertPerson(database, transaction, person, now)),
    /** Returns the owner of one's own machine, created at the first call. */
    async getLocalOwner(locale: StaffLocale, now: number): Promise<StaffPerson> {
      const known = { email: LOCAL_OWNER_EMAIL, role: "owner", isLocal: true } as const;
      const person = { ...known, name: LOCAL_OWNER_NAMES[locale], locale };
      await write((transaction) => insertPerson(database, transaction, person, now));
      const owner = await find("email", LOCAL_OWNER_EMAIL);
      if (owner === undefined) throw new Error("The local owner was not stored.");
      return owner;
    },
    /** Makes an address an owner if there is none, and tells whether it did. The first sign-in sets the language. */
    ensureOwner: (person: Pick<NewPerson, "email" | "name">, now: number) =>
      write(async (transaction) => {
        await database.lockNames(transaction, "staff-owners");
        if ((await listOwners(transaction)).length > 0) return false;
        const owner = { ...person, locale: UNKNOWN_LOCALE, role: "owner" } as const;
        if ((await insertPerson(database, transaction, owner, now)) !== undefined) return true;
        // A disabled person stays disabled until somebody at the command line enables them.
        const raised = await transaction
          .updateTable("staffPeople")
          .set({ role: "owner" })
          .where("email", "=", person.email)
          .where("disabledAt", "is", null)
          .where("isLocal", "=", 0)
          .executeTakeFirst();
        return getAffectedRows(raised) > 0;
      }),
    /** Changes one's own name or language; `false` if the name is taken. A local owner without a name is renamed with the language. */
    changeSelf: (
      self: Pick<StaffPerson, "id" | "email" | "name">,
      { name: given, locale }: { name?: string | undefined; locale?: StaffLocale | undefined },
    ) =>
      write(async (transaction): Promise<boolean> => {
        const { id, email } = self;
        const name =
          locale !== undefined && hasLocalOwnerName({ email, name: given ?? self.name })
            ? LOCAL_OWNER_NAMES[locale]
            : given;
        if (name !== undefined && (await isNameTaken(database, transaction, { name, email }))) return false;
        const fields = { ...(name !== undefined && { name }), ...(locale !== undefined && { locale }) };
        if (Object.keys(fields).length > 0)
          await transaction.updateTable("staffPeople").set(fields).where("id", "=", id).execute();
        return true;
      }),
    /** Changes a role, or disables a person and ends all their access. With `keepOwner` the last owner stays one. */
    change: (id: string, { role, isDisabled }: PersonUpdate, now: number, keepOwner: boolean) =>
      write(async (transaction): Promise<PersonUpdated> => {
        await database.lockNames(transaction, "staff-owners");
        const query = transaction.selectFrom("staffPeople").selectAll().where("id", "=", id);
        const row = await query.executeTakeFirst();
        if (row === undefined) return { outcome: "unknown" };
        const before = toPerson(row);
        const after = { ...before, role: role ?? before.role, isDisabled: isDisabled ?? before.isDisabled };
        const isLoss =
          before.role === "owner" && !before.isDisabled && (after.role !== "owner" || after.isDisabled);
        if (keepOwner && isLoss && (before.isLocal || (await listOwners(transaction)).length <= 1))
          return { outcome: "last-owner" };
        const disabledAt = after.isDisabled ? (row.disabledAt ?? now) : null;
        await transaction
          .updateTable("staffPeople")
          .set({ role: after.role, disabledAt })
          .where("id", "=", id)
          .execute();
        if (after.isDisabled) await endAccess(transaction, id);
        return { outcome: "changed", person: after };
      }),
    endAccess: (id: string) => write((transaction) => endAccess(transaction, id)),
  };
}
