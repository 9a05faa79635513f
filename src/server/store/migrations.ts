import { sql, type Kysely, type Transaction } from "kysely";

import type { Tables } from "./tables";

/** One step forwards. A step that has been released is never edited; a mistake is repaired by the next step. */
export interface Migration {
  name: string;
  /** Runs in one transaction with the note that it ran. The words are common to SQLite and PostgreSQL. */
  statements: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    name: "0001-enquiries",
    statements: [
      `create table enquiries (
        id text primary key, reference text not null unique, kind text not null, idempotency_key text unique,
        locale text not null, status text not null, suspicion text, payload text not null,
        created_at bigint not null, closed_at bigint)`,
      `create index enquiries_by_time on enquiries (created_at)`,
      `create table subscribers (
        id text primary key, email text not null unique, locale text not null, status text not null,
        round integer not null, consent text not null, created_at bigint not null, mailed_at bigint not null,
        confirmed_at bigint)`,
      `create table outbox (
        id text primary key,
        enquiry_id text references enquiries (id) on delete cascade,
        subscriber_id text references subscribers (id) on delete cascade,
        mail text not null, recipient text not null, status text not null, attempts integer not null,
        due_at bigint not null, claimed_by text, claimed_until bigint not null, reason text,
        created_at bigint not null, settled_at bigint)`,
      `create index outbox_by_due on outbox (due_at) where status = 'due'`,
      `create index outbox_by_enquiry on outbox (enquiry_id)`,
      `create index outbox_by_subscriber on outbox (subscriber_id)`,
      `create table rate_hits (id text primary key, client text not null, at bigint not null)`,
      `create index rate_hits_by_client on rate_hits (client, at)`,
      `create table form_drafts (token_hash text primary key, draft text not null, expires_at bigint not null)`,
    ],
  },
  {
    name: "0002-enquiry-keys-and-receipts",
    statements: [
      // A key belongs to the form that it came from.
      `update enquiries set idempotency_key = kind || ':' || idempotency_key where idempotency_key is not null`,
      `alter table enquiries add column used_links text not null default ' '`,
      `alter table enquiries add column held_told_at bigint`,
      `create index enquiries_held on enquiries (id) where suspicion is not null and held_told_at is null`,
      `create table receipts (id text primary key, mailbox text not null, domain text not null, at bigint not null)`,
      `create index receipts_by_mailbox on receipts (mailbox, at)`,
      `create index receipts_by_domain on receipts (domain, at)`,
    ],
  },
  {
    name: "0003-deletions-and-confirmation-mails",
    statements: [
      `create table tombstones (hash text primary key, at bigint not null)`,
      `create table confirmation_mails (
        mailbox text primary key, mails bigint not null, mailed_at bigint not null)`,
    ],
  },
  {
    name: "0004-uncertain-mails-and-marks",
    statements: [
      `alter table outbox add column uncertain integer not null default 0`,
      `create table marks (name text primary key, value bigint not null)`,
    ],
  },
];

interface MigrationTable {
  migrations: { name: string; applied_at: number };
}

async function getApplied(db: Kysely<MigrationTable>): Promise<Set<string>> {
  const rows = await db.selectFrom("migrations").select("name").execute();
  return new Set(rows.map((row) => row.name));
}

/** Applies what is missing. `lock` keeps a second process out until this transaction has ended. */
export async function migrate(
  database: Kysely<Tables>,
  lock: (transaction: Transaction<MigrationTable>) => Promise<void>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const db = database as unknown as Kysely<MigrationTable>;
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
      transaction,
    );
    const applied = await getApplied(transaction);
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
      await transaction
        .insertInto("migrations")
        .values({ name: migration.name, applied_at: Date.now() })
        .execute();
    }
  });
}
