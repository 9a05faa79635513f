import { sql, type Kysely, type Transaction } from "kysely";

import { carryInbox } from "./carry-inbox";
import { carryRequests } from "./carry-requests";
import type { Database } from "./database";
import { DEPARTURE_STATEMENTS } from "./departure-tables";
import { ENQUIRY_TRIP_STATEMENTS } from "./enquiry-trip-table";
import { carryTrips } from "./enquiry-trips";
import { INBOX_STATEMENTS, SEARCH_STATEMENTS } from "./inbox-migration";
import { REVIEW_STATEMENTS } from "./review-tables";
import { LETTER_STATEMENTS } from "./letter-migration";
import type { Tables } from "./tables";

/** One step forwards. A step that has been released is never edited; a mistake is repaired by the next step. */
export interface Migration {
  name: string;
  /** Runs in one transaction with the note that it ran. The words are common to SQLite and PostgreSQL. */
  statements: readonly string[];
  /** What only one of the two databases understands, run after the statements and before `carry`. */
  own?: Readonly<Record<Database["dialect"], readonly string[]>>;
  /** What moves rows after the statements, where their words differ between the two databases. */
  carry?(transaction: Transaction<Tables>): Promise<void>;
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
  {
    name: "0005-staff",
    statements: [
      `create table staff_people (
        id text primary key, email text not null unique, name text not null, locale text not null,
        role text not null, is_local integer not null default 0, disabled_at bigint, created_at bigint not null,
        seen_at bigint)`,
      `create table staff_sessions (
        id text primary key, token_hash text not null unique,
        person_id text not null references staff_people (id) on delete cascade,
        device text not null, created_at bigint not null, used_at bigint not null)`,
      `create index staff_sessions_by_person on staff_sessions (person_id)`,
      `create table staff_sign_ins (
        id text primary key, person_id text not null references staff_people (id) on delete cascade,
        kind text not null, wrong_codes integer not null default 0,
        created_at bigint not null, expires_at bigint not null, used_at bigint)`,
      `create index staff_sign_ins_by_person on staff_sign_ins (person_id, created_at)`,
      `create table staff_passkeys (
        id text primary key, person_id text not null references staff_people (id) on delete cascade,
        name text not null, public_key text not null, counter bigint not null, transports text not null,
        created_at bigint not null, used_at bigint)`,
      `create index staff_passkeys_by_person on staff_passkeys (person_id)`,
      `create table staff_challenges (
        challenge text primary key, purpose text not null,
        person_id text references staff_people (id) on delete cascade, expires_at bigint not null)`,
      `create table staff_requests (
        id text primary key, email text not null unique, name text not null, locale text not null,
        about text not null, created_at bigint not null)`,
      `create table staff_log (
        id text primary key, at bigint not null, person_id text, who text not null, action text not null,
        subject text not null)`,
      `create index staff_log_by_time on staff_log (at)`,
      `alter table outbox add column sign_in_id text references staff_sign_ins (id) on delete cascade`,
      `alter table outbox add column request_id text references staff_requests (id) on delete cascade`,
      `create index outbox_by_sign_in on outbox (sign_in_id) where sign_in_id is not null`,
      `create index outbox_by_request on outbox (request_id) where request_id is not null`,
    ],
    carry: carryRequests,
  },
  { name: "0006-inbox", statements: INBOX_STATEMENTS, own: SEARCH_STATEMENTS, carry: carryInbox },
  { name: "0007-departures", statements: DEPARTURE_STATEMENTS },
  { name: "0008-reviews", statements: REVIEW_STATEMENTS },
  { name: "0009-letters", statements: LETTER_STATEMENTS },
  { name: "0010-freed-places", statements: ["alter table outbox add column data text"] },
  { name: "0011-enquiry-trips", statements: ENQUIRY_TRIP_STATEMENTS, carry: carryTrips },
];

/** The database was brought up to date by a newer version of the site; the text says what to do. */
export class NewerStoreError extends Error {
  override name = "NewerStoreError";
}

interface MigrationTable {
  migrations: { name: string; applied_at: number };
}

async function getApplied(db: Kysely<MigrationTable>): Promise<Set<string>> {
  const rows = await db.selectFrom("migrations").select("name").execute();
  return new Set(rows.map((row) => row.name));
}

function assertKnown(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !names.has(name)).sort();
  if (unknown.length > 0)
    throw new NewerStoreError(
      `The database was changed by a newer version of the site (${unknown.join(", ")}). Expected one that this version knows: install the newer version again, or restore a backup of this one into an empty database. Nothing was changed.`,
    );
}

/**
 * Applies what is missing; throws a `NewerStoreError` where a newer version was at work. `lock` keeps a second process out until this
 * transaction has ended.
 */
export async function migrate(
  { db: database, dialect }: Pick<Database, "db" | "dialect">,
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
    assertKnown(applied, migrations);
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of [...migration.statements, ...(migration.own?.[dialect] ?? [])])
        await sql.raw(statement).execute(transaction);
      await migration.carry?.(transaction as unknown as Transaction<Tables>);
      await transaction
        .insertInto("migrations")
        .values({ name: migration.name, applied_at: Date.now() })
        .execute();
    }
    // A process of the version before the inbox, or before the trips, may store enquiries until it is replaced.
    if (applied.has("0006-inbox")) await carryInbox(transaction as unknown as Transaction<Tables>);
    if (applied.has("0011-enquiry-trips")) await carryTrips(transaction as unknown as Transaction<Tables>);
  });
}
