import { randomUUID } from "node:crypto";

import type { Database } from "../platform/database/database";
import type { Erasure } from "../privacy/erasure";
import { createPasskeyStore } from "./passkey-repository";
import { createPeopleStore } from "./people-repository";
import { createRequestStore } from "./request-repository";
import { createSessionStore } from "./session-repository";
import { createSignInStore } from "./sign-in-repository";
import type { StaffLogTable } from "./tables";

export interface LogPlace {
  at: number;
  id: string;
}

/** The log of what staff did. It holds no data of guests. */
function createStaffLog({ db, write }: Database) {
  return {
    async add(line: Omit<StaffLogTable, "id" | "at">, now: number) {
      const row = { id: randomUUID(), at: now, ...line };
      await write((transaction) => transaction.insertInto("staffLog").values(row).execute());
    },
    /** Lists lines before a place, the newest first; the address names a person beyond doubt, because names change. */
    list: (limit: number, before?: LogPlace) =>
      db
        .selectFrom("staffLog")
        .leftJoin("staffPeople", "staffPeople.id", "staffLog.personId")
        .select(["staffLog.id", "at", "who", "email", "action", "subject"])
        .$if(before !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple("at", "staffLog.id"), "<", tuple(before?.at ?? 0, before?.id ?? "")),
          ),
        )
        .orderBy("at", "desc")
        .orderBy("staffLog.id", "desc")
        .limit(limit)
        .execute(),
  };
}

export function createStaffStore(database: Database, erasure: Erasure) {
  return {
    people: createPeopleStore(database),
    sessions: createSessionStore(database),
    passkeys: createPasskeyStore(database),
    requests: createRequestStore(database, erasure),
    signIns: createSignInStore(database),
    log: createStaffLog(database),
  };
}
