import { createStore, type Store } from "../server/store";
import type { NewEnquiry } from "../server/enquiries/store-enquiry";
import type { Database } from "../server/platform/database/database";
import type { Enquiry } from "../server/enquiries/enquiry";
import { openPostgres } from "../server/platform/database/postgres";
import { openSqlite } from "../server/platform/database/sqlite";
import { createEnquiry } from "./create-enquiry";
import { makeDataFolder } from "./data-folder";
import { openTestPostgres, type TestDatabases } from "./open-test-postgres";
import { makeTemporaryFolder } from "./temporary-folder";

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
