import { join } from "node:path";

import { getMailFolder } from "../mail/mail-files";
import { loadSecret } from "../load-secret";
import { createConfirmationLimit } from "./confirmation-limit";
import { createDraftStore, type DraftStore } from "./draft-store";
import type { Database } from "./database";
import { dump, type Dump } from "./dump";
import { createEnquiryStore, type EnquiryStore } from "./enquiry-store";
import { createErasure } from "./erasure";
import { createHeldStore, type HeldStore } from "./held-store";
import { createMaintenance, type Maintenance } from "./maintenance";
import { openPostgres } from "./open-postgres";
import { openSqlite } from "./open-sqlite";
import { createOutboxStore, type OutboxStore } from "./outbox-store";
import { createMarkStore, type MarkStore } from "./mark-store";
import { countPurgeable, type Purgeable } from "./purge";
import { createScrubber } from "./scrubber";
import { createSubscriberStore, type SubscriberStore } from "./subscriber-store";
import { createTombstones } from "./tombstones";

/** Everything the site remembers. The only folder that knows SQL is this one. */
export interface Store extends Maintenance {
  enquiries: EnquiryStore;
  held: HeldStore;
  outbox: OutboxStore;
  subscribers: SubscriberStore;
  drafts: DraftStore;
  marks: MarkStore;
  /** Counts what `purge` would delete. */
  countPurgeable(days: number, now: number): Promise<Record<"enquiries" | "subscribers", Purgeable>>;
  /** Reads everything, as it is at this moment. */
  dump(): Promise<Dump>;
  /** Throws unless a row can be written now. */
  assertWritable(now: number): Promise<void>;
  close(): Promise<void>;
}

interface StoreSettings {
  /** Holds the SQLite file, captured mails, and what is remembered of deletions. */
  dataDir: string;
  databaseUrl: string | undefined;
  isServerless?: boolean;
  /** Keys the hashes of what was deleted. Otherwise the one in `dataDir`. */
  getSecret?: () => string;
}

export function createStore(database: Database, settings: StoreSettings): Store {
  const { db } = database;
  const { dataDir, getSecret = () => loadSecret(dataDir) } = settings;
  const mailFolder = getMailFolder(dataDir);
  // Nothing on a serverless host's disk lasts.
  const deletions = settings.isServerless === true ? undefined : join(dataDir, "deletions");
  const tombstones = createTombstones(database, getSecret, deletions);
  const scrubber = createScrubber(() => database.scrub());
  const erasure = createErasure({ database, tombstones, scrubber, mailFolder });
  const limit = createConfirmationLimit(database, getSecret);
  return {
    enquiries: createEnquiryStore(database, erasure),
    held: createHeldStore(database),
    outbox: createOutboxStore(database, erasure),
    subscribers: createSubscriberStore({ database, limit, erasure }),
    drafts: createDraftStore(database),
    marks: createMarkStore(database),
    countPurgeable: (days, now) => countPurgeable(database, days, now),
    ...createMaintenance({ database, tombstones, scrubber, mailFolder }),
    dump: () => dump(database),
    async assertWritable(now) {
      const row = { token_hash: "health", draft: "{}", expires_at: now };
      await db
        .insertInto("form_drafts")
        .values(row)
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ draft: "{}" }))
        .execute();
    },
    async close() {
      await scrubber.stop();
      await database.close();
    },
  };
}

/** Opens the store that the environment names and brings it up to date. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { databaseUrl, dataDir, isServerless } = settings;
  const opening = databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, isServerless);
  const database = await opening;
  const store = createStore(database, settings);
  await store.scrub();
  return store;
}
