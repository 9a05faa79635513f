import type { Migration } from "./migration";

export const enquiries: Migration = {
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
};
