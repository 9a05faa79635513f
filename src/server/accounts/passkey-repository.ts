import type { Selectable } from "kysely";

import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { Prove } from "./sign-in-repository";

const MAX_PASSKEYS = 20;

export type StaffPasskey = Selectable<Tables["staffPasskeys"]>;

interface SignedChallenge {
  challenge: string;
  end: number;
}

interface PasskeyUse extends SignedChallenge {
  passkey: Pick<StaffPasskey, "id" | "counter">;
  counter: number;
}

/** Marks a challenge as used, and tells whether this is its first use. */
async function useChallenge(
  transaction: Parameters<Prove>[0],
  { challenge, end }: SignedChallenge,
  purpose: string,
  now: number,
): Promise<boolean> {
  await transaction.deleteFrom("staffChallenges").where("expiresAt", "<=", now).execute();
  const inserted = await transaction
    .insertInto("staffChallenges")
    .values({ challenge, purpose, expiresAt: end })
    .onConflict((conflict) => conflict.column("challenge").doNothing())
    .returning("challenge")
    .executeTakeFirst();
  return inserted !== undefined;
}

export function createPasskeyStore({ db, write }: Database) {
  return {
    list: (personId: string) =>
      db
        .selectFrom("staffPasskeys")
        .select(["id", "name", "transports", "createdAt", "usedAt"])
        .where("personId", "=", personId)
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    get: (id: string) => db.selectFrom("staffPasskeys").selectAll().where("id", "=", id).executeTakeFirst(),
    /** Adds a passkey; `false` if it is known, its challenge was used, or the person has too many. */
    add: (passkey: Omit<StaffPasskey, "createdAt" | "usedAt">, signed: SignedChallenge, now: number) =>
      write(async (transaction) => {
        if (!(await useChallenge(transaction, signed, "registration", now))) return false;
        const { known } = await transaction
          .selectFrom("staffPasskeys")
          .select(({ fn }) => fn.countAll<number>().as("known"))
          .where("personId", "=", passkey.personId)
          .executeTakeFirstOrThrow();
        if (known >= MAX_PASSKEYS) return false;
        const inserted = await transaction
          .insertInto("staffPasskeys")
          .values({ ...passkey, createdAt: now })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .executeTakeFirst();
        return inserted !== undefined;
      }),
    async rename(personId: string, id: string, name: string): Promise<boolean> {
      const passkey = db.updateTable("staffPasskeys").set({ name }).where("personId", "=", personId);
      return getAffectedRows(await passkey.where("id", "=", id).executeTakeFirst()) > 0;
    },
    /** Returns the name of what it removed. */
    async remove(personId: string, id: string): Promise<string | undefined> {
      const passkey = db.deleteFrom("staffPasskeys").where("personId", "=", personId).where("id", "=", id);
      return (await passkey.returning("name").executeTakeFirst())?.name;
    },
    /** Proves by a signature: its challenge works once, and a passkey that was removed or used meanwhile does not. */
    proveByUse:
      ({ passkey, counter, ...signed }: PasskeyUse, now: number): Prove =>
      async (transaction) => {
        if (!(await useChallenge(transaction, signed, "sign-in", now))) return undefined;
        const used = await transaction
          .updateTable("staffPasskeys")
          .set({ counter, usedAt: now })
          .where("id", "=", passkey.id)
          .where("counter", "=", passkey.counter)
          .returning("personId")
          .executeTakeFirst();
        return used?.personId;
      },
  };
}
