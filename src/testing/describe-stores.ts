import { copyFileSync, existsSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Libsql from "libsql";

import type { Enquiry } from "../server/enquiries/enquiry";
import type { NewEnquiry } from "../server/enquiries/store-enquiry";
import type { Database } from "../server/platform/database/database";
import { openPostgres } from "../server/platform/database/postgres";
import { openSqlite } from "../server/platform/database/sqlite";
import { createStore, type Store } from "../server/store";
import { createEnquiry } from "./create-enquiry";
import { createDatabase, runOnServer, startPostgres } from "./start-postgres.mjs";
import { makeTemporaryFolder } from "./temporary-folder";

/** The folder of a whole run, which Jest removes at its end (scripts/jest). */
const MIGRATED_FILE = join(process.env["TEST_FOLDER"] ?? tmpdir(), `migrated-${process.pid}.db`);

async function createMigratedFile(): Promise<void> {
  const folder = makeTemporaryFolder();
  await (await openSqlite(folder)).close();
  const path = join(folder, "enquiries.db");
  const file = new Libsql(path);
  file.pragma("wal_checkpoint(truncate)");
  file.close();
  copyFileSync(path, `${MIGRATED_FILE}-`);
  renameSync(`${MIGRATED_FILE}-`, MIGRATED_FILE);
}

/** Makes a folder with the database of a site that was started once: copied, which takes a fifth of migrating an empty one. */
export async function makeDataFolder(): Promise<string> {
  if (!existsSync(MIGRATED_FILE)) await createMigratedFile();
  const folder = makeTemporaryFolder();
  copyFileSync(MIGRATED_FILE, join(folder, "enquiries.db"));
  return folder;
}

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

export const NOW = Date.UTC(2027, 0, 10, 12);
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export interface StoreSettings {
  databaseUrl: string | undefined;
  dataDir: string;
}

export interface StoreBench {
  readonly settings: StoreSettings;
  readonly database: Database;
  readonly store: Store;
  /** Returns where another, empty store of the same kind can be opened. */
  createSettings(): Promise<StoreSettings>;
  /** Stores an enquiry and gets it back. */
  accept(change?: Partial<NewEnquiry>, now?: number): Promise<Enquiry>;
  claim(now?: number, limit?: number, owner?: string): ReturnType<Store["outbox"]["claimDue"]>;
}

/** Where Jest's project keeps its enquiries (jest.config.mjs). */
declare const TEST_DIALECT: Dialect;
type Dialect = "sqlite" | "postgres";

/** Describes the store on the database of Jest's project: SQLite, or PostgreSQL in the full run. */
export function describeStore(title: string, describeOne: (bench: StoreBench) => void): void {
  describeOn([TEST_DIALECT], title, describeOne);
}

/** Describes what each dialect does its own way, on both in every run. */
export function describeStores(title: string, describeOne: (bench: StoreBench) => void): void {
  describeOn(["sqlite", "postgres"], title, describeOne);
}

/** Each test has a database of its own. */
function describeOn(dialects: Dialect[], title: string, describeOne: (bench: StoreBench) => void): void {
  let postgres: TestDatabases | undefined;
  if (dialects.includes("postgres")) {
    beforeAll(async () => {
      postgres = await openTestPostgres();
    }, 60_000);
    afterAll(() => postgres?.remove(), 60_000);
  }

  describe.each(dialects)(`${title} on %s`, (dialect) => {
    let settings: StoreSettings;
    let database: Database;
    let store: Store;
    const createSettings = async () => ({
      dataDir: makeTemporaryFolder(),
      databaseUrl: dialect === "postgres" ? await postgres?.createEmpty() : undefined,
    });
    beforeEach(async () => {
      settings = {
        dataDir: await makeDataFolder(),
        databaseUrl: dialect === "postgres" ? await postgres?.createMigrated() : undefined,
      };
      database = await (settings.databaseUrl === undefined
        ? openSqlite(settings.dataDir)
        : openPostgres(settings.databaseUrl));
      store = createStore(database, settings);
    });
    afterEach(() => store.close());
    describeOne({
      get settings() {
        return settings;
      },
      get database() {
        return database;
      },
      get store() {
        return store;
      },
      createSettings,
      async accept(change = {}, now = NOW) {
        const result = await store.enquiries.accept(createEnquiry(change), now);
        if (!("reference" in result)) throw new Error(result.outcome);
        const enquiry = await store.enquiries.getByReference(result.reference);
        if (enquiry === undefined) throw new Error("not stored");
        return enquiry;
      },
      claim: (now = NOW, limit = 10, owner = "worker") => store.outbox.claimDue({ owner, now, limit }),
    });
  });
}
