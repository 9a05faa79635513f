import type { Migration } from "./migration";

export const letters: Migration = {
  name: "0009-letters",
  statements: [
    `create table letters (
    id text primary key, key text not null, status text not null, content text not null,
    recipients text not null, who text not null, created_at bigint not null, finished_at bigint,
    sent integer not null default 0, failed integer not null default 0,
    bounced integer not null default 0, unsubscribed integer not null default 0)`,
    // A letter is sent once.
    `create unique index letters_by_key on letters (key) where status <> 'test'`,
    `create table letter_paces (id text primary key, at bigint not null, letters integer not null)`,
    `alter table outbox add column letter_id text references letters (id) on delete cascade`,
    `alter table outbox add column locale text`,
    // Nobody gets a letter twice.
    `create unique index outbox_by_letter on outbox (letter_id, subscriber_id) where letter_id is not null`,
    // Letters wait by the thousand: whoever looks for other mails does not pass them by.
    `drop index outbox_by_due`,
    `create index outbox_by_due on outbox (due_at) where status = 'due' and mail <> 'letter'`,
    `create index outbox_letters_by_due on outbox (due_at) where status = 'due' and mail = 'letter'`,
    `alter table subscribers add column bounced_at bigint`,
    `alter table subscribers add column bounce_reason text`,
  ],
};
