import type { Selectable } from "kysely";

import type { Database } from "./database";
import type { Tables } from "./tables";

export interface StaffPasskey {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

function toPasskey(row: Selectable<Tables["staff_passkeys"]>): StaffPasskey {
  return { id: row.id, name: row.name, createdAt: row.created_at, usedAt: row.used_at };
}

/** Creates the store of the passkeys with which staff sign in. */
export function createPasskeyStore({ db }: Database) {
  return {
    /** Lists the passkeys of a person, the oldest first. */
    async list(personId: string): Promise<StaffPasskey[]> {
      const rows = await db
        .selectFrom("staff_passkeys")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toPasskey);
    },
  };
}
