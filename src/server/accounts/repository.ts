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
      const line = { id: randomUUID(), at: now, person_id: personId, who, action, subject };
      await write((transaction) => transaction.insertInto("staff_log").values(line).execute());
    },
    /** Lists lines before a place, the newest first. */
    async list(limit: number, before?: LogPlace): Promise<StoredLogLine[]> {
      const all = db
        .selectFrom("staff_log")
        .leftJoin("staff_people", "staff_people.id", "staff_log.person_id")
        .select(["staff_log.id", "at", "who", "email", "action", "subject"]);
      const rows = await (
        before === undefined
          ? all
          : all.where(({ or, and, eb }) =>
              or([
                eb("at", "<", before.at),
                and([eb("at", "=", before.at), eb("staff_log.id", "<", before.id)]),
              ]),
            )
      )
        .orderBy("at", "desc")
        .orderBy("staff_log.id", "desc")
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
