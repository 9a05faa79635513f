import type { Migration } from "./migration";

const FORGET_WORDS = `
  insert into enquiry_search (enquiry_search, rowid, words)
    select 'delete', number, old.words from enquiry_search_rows where enquiry_id = old.id;`;
const ADD_WORDS = `
  insert into enquiry_search (rowid, words)
    select number, new.words from enquiry_search_rows where enquiry_id = new.id;`;

/** The search of each database. Triggers keep SQLite's index, so that a deletion takes the words along. */
const SEARCH_STATEMENTS = {
  // The index holds no text of its own. Its rows have numbers of their own: VACUUM may change those of `enquiries`.
  sqlite: [
    `create table enquiry_search_rows (number integer primary key, enquiry_id text not null unique)`,
    `create virtual table enquiry_search using fts5(
      words, content = '', prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0')`,
    `insert into enquiry_search_rows (enquiry_id) select id from enquiries`,
    `insert into enquiry_search (rowid, words)
      select number, words from enquiry_search_rows join enquiries on id = enquiry_id`,
    `create trigger enquiry_search_insert after insert on enquiries begin
      insert into enquiry_search_rows (enquiry_id) values (new.id); ${ADD_WORDS}
    end`,
    `create trigger enquiry_search_update after update of words on enquiries when new.words <> old.words begin
      ${FORGET_WORDS} ${ADD_WORDS}
    end`,
    `create trigger enquiry_search_delete before delete on enquiries begin
      ${FORGET_WORDS} delete from enquiry_search_rows where enquiry_id = old.id;
    end`,
  ],
  // The words are parted already: no parser of PostgreSQL's has to agree with SQLite's.
  postgres: [
    `create index enquiries_by_words on enquiries using gin ((array_to_tsvector(string_to_array(words, ' '))))`,
  ],
} as const;

export const inbox: Migration = {
  name: "0006-inbox",
  statements: [
    `alter table enquiries add column version integer not null default 1`,
    `alter table enquiries add column person_id text references staff_people (id) on delete set null`,
    `alter table enquiries add column due_at bigint`,
    `alter table enquiries add column answered_at bigint`,
    `alter table enquiries add column touched_at bigint not null default 0`,
    `alter table enquiries add column mailbox text`,
    `alter table enquiries add column offer text`,
    `alter table enquiries add column port text`,
    `alter table enquiries add column travel_date text`,
    `alter table enquiries add column source text`,
    `alter table enquiries add column words text not null default ''`,
    `alter table enquiries add column reminded_at bigint`,
    `alter table enquiries add column owners_reminded_at bigint`,
    // The order of the list: what is due by its time, then the newest. See inbox-list.ts.
    `create index enquiries_by_rank on enquiries ((coalesce(due_at - 100000000000000, -created_at)), id)`,
    `create index enquiries_by_status on enquiries (status, (coalesce(due_at - 100000000000000, -created_at)), id)`,
    // All that the counts of the views need.
    `create index enquiries_for_counts on enquiries (status, suspicion, due_at, touched_at, version)`,
    `create index enquiries_by_mailbox on enquiries (mailbox)`,
    `create index enquiries_by_offer on enquiries (offer) where offer is not null and suspicion is null`,
    `create index enquiries_by_source on enquiries (source) where source is not null and suspicion is null`,
    `create index enquiries_by_day on enquiries (travel_date) where travel_date is not null`,
    `create index enquiries_by_person on enquiries (person_id) where person_id is not null`,
    `create index enquiries_by_due on enquiries (due_at) where due_at is not null`,
    `create table enquiry_events (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    number integer not null, kind text not null, at bigint not null, person_id text, who text,
    data text not null, idempotency_key text unique)`,
    `create unique index enquiry_events_in_order on enquiry_events (enquiry_id, number)`,
    `create table enquiry_drafts (
    enquiry_id text not null references enquiries (id) on delete cascade,
    person_id text not null references staff_people (id) on delete cascade,
    text text not null, at bigint not null, primary key (enquiry_id, person_id))`,
    `create table quotes (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    status text not null, locale text not null, data text not null, total_cents bigint not null,
    valid_until text not null, offer text, travel_date text, persons integer,
    created_at bigint not null, settled_at bigint)`,
    `create index quotes_by_enquiry on quotes (enquiry_id, created_at)`,
    // Only one can be accepted.
    `create unique index quotes_one_sent on quotes (enquiry_id) where status = 'sent'`,
    `create table reply_files (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    event_id text not null references enquiry_events (id) on delete cascade,
    name text not null, bytes bigint not null, content text)`,
    `create index reply_files_by_enquiry on reply_files (enquiry_id)`,
    `create index reply_files_by_event on reply_files (event_id)`,
    `create table mailbox_messages (id text primary key, at bigint not null)`,
    `alter table outbox add column event_id text references enquiry_events (id) on delete cascade`,
    `create index outbox_by_event on outbox (event_id) where event_id is not null`,
  ],
  own: SEARCH_STATEMENTS,
};
