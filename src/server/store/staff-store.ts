import type { Database } from "./database";
import { createStaffLog } from "./staff-log";
import { createPeopleStore } from "./staff-people";
import { createSessionStore } from "./staff-sessions";

/** Creates what the store knows of staff. */
export function createStaffStore(database: Database) {
  return {
    people: createPeopleStore(database),
    sessions: createSessionStore(database),
    log: createStaffLog(database),
  };
}
