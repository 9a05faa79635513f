import { openPostgres } from "../server/platform/database/postgres";
import { createDatabase, runOnServer, startPostgres } from "./start-postgres.mjs";

/** A PostgreSQL with databases of tests. */
export interface TestDatabases {
  /** Creates an empty database and gets its address. */
  createEmpty(): Promise<string>;
  /** Creates one as a store leaves it that was opened once: copied, which is faster than opened. */
  createMigrated(): Promise<string>;
  /** Removes all of them. */
  remove(): Promise<void>;
}

/** The database that is copied; each worker of Jest makes one, for all of its files. */
const TEMPLATE = `migrated_${process.pid}`;

async function createTemplate(url: string): Promise<void> {
  const known = await runOnServer(url, `select 1 from pg_database where datname = '${TEMPLATE}'`);
  if (known > 0) return;
  const address = await createDatabase(url);
  await (await openPostgres(address)).close();
  const name = address.slice(address.lastIndexOf("/") + 1);
  await runOnServer(url, `alter database ${name} rename to ${TEMPLATE}`);
}

/** Opens the PostgreSQL that a run of all tests has started (scripts/jest), or starts one. */
export async function openTestPostgres(): Promise<TestDatabases> {
  const { TEST_POSTGRES_URL } = process.env;
  const own = TEST_POSTGRES_URL === undefined ? await startPostgres() : undefined;
  const url = own?.url ?? TEST_POSTGRES_URL ?? "";
  const made: string[] = [];
  const note = (address: string) => {
    made.push(address.slice(address.lastIndexOf("/") + 1));
    return address;
  };
  let template: Promise<void> | undefined;
  return {
    createEmpty: async () => note(await createDatabase(url)),
    async createMigrated() {
      template ??= createTemplate(url);
      await template;
      return note(await createDatabase(url, TEMPLATE));
    },
    async remove() {
      if (own) return own.stop();
      await runOnServer(url, ...made.map((name) => `drop database ${name} with (force)`));
      return undefined;
    },
  };
}
