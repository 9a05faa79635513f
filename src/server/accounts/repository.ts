import { randomUUID } from "node:crypto";

import type { StaffAction } from "../../contracts/staff";
import type { Database } from "../platform/database/database";
import type { Erasure } from "../privacy/erasure";
import { createPasskeyStore } from "./passkey-repository";
import { createPeopleStore } from "./people-repository";
import { createRequestStore } from "./request-repository";
import { createSessionStore } from "./session-repository";
import { createSignInStore } from "./sign-in-repository";

interface NewLogLine {
  /** `null` for the server's command line. */
  personId: string | null;
  who: string;
  action: StaffAction;
  subject: string;
}

interface StoredLogLine {
  id: string;
  at: number;
  who: string;
  /** Identifies the person beyond doubt: names change, addresses do not. */
  email: string | null;
  action: StaffAction;
  subject: string;
}

/** The last line of a page of the log. */
export interface LogPlace {
  at: number;
  id: string;
}

/** The log of what staff did. It holds no data of guests. */
function createStaffLog({ db, write }: Database) {
  return {
    async add({ personId, who, action, subject }: NewLogLine, now: number) {
      const line = { id: randomUUID(), at: now, personId, who, action, subject };
      await write((transaction) => transaction.insertInto("staffLog").values(line).execute());
    },
    /** Lists lines before a place, the newest first. */
    async list(limit: number, before?: LogPlace): Promise<StoredLogLine[]> {
      const all = db
        .selectFrom("staffLog")
        .leftJoin("staffPeople", "staffPeople.id", "staffLog.personId")
        .select(["staffLog.id", "at", "who", "email", "action", "subject"]);
      const rows = await (
        before === undefined
          ? all
          : all.where(({ or, and, eb }) =>
              or([
                eb("at", "<", before.at),
                and([eb("at", "=", before.at), eb("staffLog.id", "<", before.id)]),
              ]),
            )
      )
        .orderBy("at", "desc")
        .orderBy("staffLog.id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, action: row.action as StaffAction }));
    },
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
