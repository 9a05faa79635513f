import { createDraftStore, type DraftStore } from "./draft-store";
import type { Database } from "./database";
import { dump, restore, type Dump } from "./dump";
import { createEnquiryStore, type EnquiryStore } from "./enquiry-store";
import { createHeldStore, type HeldStore } from "./held-store";
import { openPostgres } from "./open-postgres";
import { openSqlite } from "./open-sqlite";
import { createOutboxStore, type OutboxStore } from "./outbox-store";
import { purge, type Purged } from "./purge";
import { createSubscriberStore, type SubscriberStore } from "./subscriber-store";

/** Everything the site remembers. The only folder that knows SQL is this one. */
export interface Store {
  enquiries: EnquiryStore;
  held: HeldStore;
  outbox: OutboxStore;
  subscribers: SubscriberStore;
  drafts: DraftStore;
  purge(days: number, now: number): Promise<Purged>;
  /** Reads everything, as it is at this moment. */
  dump(): Promise<Dump>;
  /** Puts everything back; throws a `RestoreError` where that would lose something. Gets how many rows there are. */
  restore(dump: Dump, replace: boolean): Promise<number>;
  /** Throws unless a row can be written now. */
  assertWritable(now: number): Promise<void>;
  close(): Promise<void>;
}

export function createStore(database: Database): Store {
  const { db } = database;
  return {
    enquiries: createEnquiryStore(database),
    held: createHeldStore(database),
    outbox: createOutboxStore(database),
    subscribers: createSubscriberStore(database),
    drafts: createDraftStore(database),
    purge: (days, now) => purge(database, days, now),
    dump: () => dump(database),
    restore: (from, replace) => restore(database, from, replace),
    async assertWritable(now) {
      const row = { token_hash: "health", draft: "{}", expires_at: now };
      await db
        .insertInto("form_drafts")
        .values(row)
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ draft: "{}" }))
        .execute();
    },
    close: () => database.close(),
  };
}

/** Opens the store that the environment names and brings it up to date. */
export async function openStore(settings: {
  databaseUrl: string | undefined;
  dataDir: string;
  isServerless?: boolean;
}): Promise<Store> {
  const { databaseUrl, dataDir, isServerless } = settings;
  const opening = databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, isServerless);
  return createStore(await opening);
}
