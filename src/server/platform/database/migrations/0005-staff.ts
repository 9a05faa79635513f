import type { Kysely } from "kysely";
import { randomUUID } from "node:crypto";

import type { Migration } from "./migration";

interface OldTables {
  enquiries: {
    kind: string;
    locale: string;
    payload: string;
    suspicion: string | null;
    created_at: number;
  };
  staff_requests: {
    id: string;
    email: string;
    name: string;
    locale: string;
    about: string;
    created_at: number;
  };
}

/** The fields of a request for access as it was stored among the enquiries. */
interface OldRequest {
  name?: string;
  email?: string;
  message?: string;
}

/** Moves the requests for access to their own table; what looked like spam is left out. */
async function moveRequests(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<OldTables>;
  const rows = await db
    .selectFrom("enquiries")
    .select(["locale", "payload", "suspicion", "created_at"])
    .where("kind", "=", "registration")
    .orderBy("created_at", "desc")
    .execute();
  for (const { locale, payload, suspicion, created_at } of rows) {
    const { name, email, message } = JSON.parse(payload) as OldRequest;
    if (suspicion !== null || email === undefined) continue;
    const about = (message ?? "").replace(/\s+/g, " ").slice(0, 300);
    await db
      .insertInto("staff_requests")
      .values({
        ...{ id: randomUUID(), email: email.toLowerCase(), name: name ?? email },
        ...{ locale: ["en", "es", "it"].includes(locale) ? locale : "en", about, created_at },
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
  }
  await db.deleteFrom("enquiries").where("kind", "=", "registration").execute();
}

export const staff: Migration = {
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
  move: moveRequests,
};
