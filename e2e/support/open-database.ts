import { join } from "node:path";

import Libsql from "libsql";

/** Opens the database of a site that runs, and writes beside us. */
export function openDatabase(dataDir: string, options: Libsql.Options = {}): Libsql.Database {
  const database = new Libsql(join(dataDir, "enquiries.db"), options);
  database.pragma("busy_timeout = 5000");
  return database;
}
