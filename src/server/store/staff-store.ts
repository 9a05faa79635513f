import type { Database } from "./database";
import type { Erasure } from "./erasure";
import { createStaffLog } from "./staff-log";
import { createPasskeyStore } from "./staff-passkeys";
import { createPeopleStore } from "./staff-people";
import { createRequestStore } from "./staff-requests";
import { createSessionStore } from "./staff-sessions";
import { createSignInStore } from "./staff-sign-ins";

/** Creates what the store knows of staff. */
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
