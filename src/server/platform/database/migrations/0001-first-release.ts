import { sql, type Kysely, type Migration } from "kysely";

/** The words are common to SQLite and PostgreSQL. */
const TABLES = [
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

  `create table enquiries (
    id text primary key, reference text not null unique, kind text not null, idempotency_key text unique,
    locale text not null, status text not null, suspicion text, payload text not null,
    created_at bigint not null, closed_at bigint, used_links text not null default ' ', held_told_at bigint,
    version integer not null default 1, person_id text references staff_people (id) on delete set null,
    due_at bigint, answered_at bigint, touched_at bigint not null default 0, mailbox text, offer text,
    port text, travel_date text, source text, words text not null default '', reminded_at bigint,
    owners_reminded_at bigint, trips integer)`,
  `create index enquiries_by_time on enquiries (created_at)`,
  `create index enquiries_held on enquiries (id) where suspicion is not null and held_told_at is null`,
  // The order of the list: what is due by its time, then the newest.
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
  `create index enquiries_without_trips on enquiries (id) where trips is null`,
  `create table enquiry_events (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    number integer not null, kind text not null, at bigint not null, person_id text, who text,
    data text not null, idempotency_key text unique)`,
  `create unique index enquiry_events_in_order on enquiry_events (enquiry_id, number)`,
  `create table enquiry_drafts (
    enquiry_id text not null references enquiries (id) on delete cascade,
    person_id text not null references staff_people (id) on delete cascade,
    text text not null, at bigint not null, primary key (enquiry_id, person_id))`,
  `create table enquiry_trips (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    offer text, port text, day text)`,
  `create index enquiry_trips_by_enquiry on enquiry_trips (enquiry_id)`,
  // All that the filters and their choices need.
  `create index enquiry_trips_by_offer on enquiry_trips (offer, day, port, enquiry_id)`,
  `create table reply_files (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    event_id text not null references enquiry_events (id) on delete cascade,
    name text not null, bytes bigint not null, content text)`,
  `create index reply_files_by_enquiry on reply_files (enquiry_id)`,
  `create index reply_files_by_event on reply_files (event_id)`,
  `create table mailbox_messages (id text primary key, at bigint not null)`,
  `create index mailbox_messages_by_at on mailbox_messages (at)`,

  `create table quotes (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    status text not null, locale text not null, data text not null, total_cents bigint not null,
    valid_until text not null, offer text, travel_date text, persons integer,
    created_at bigint not null, settled_at bigint)`,
  `create index quotes_by_enquiry on quotes (enquiry_id, created_at)`,
  // Only one can be accepted.
  `create unique index quotes_one_sent on quotes (enquiry_id) where status = 'sent'`,
  // What is held is counted of the accepted quotes themselves: no second number can disagree with them.
  `create index quotes_held on quotes (offer, travel_date) where status = 'accepted'`,
  `create index quotes_by_accepted_day on quotes (travel_date) where status = 'accepted'`,
  `create table departures (
    id text primary key, offer text not null, day text not null, status text not null, reason text not null,
    who text, changed_at bigint not null)`,
  `create index departures_by_day on departures (day)`,
  `create table departure_calendars (
    id text primary key, key_hash text not null unique, name text not null, locale text not null,
    who text not null, created_at bigint not null, ended_at bigint)`,
  `create table reviews (
    id text primary key, enquiry_id text not null unique references enquiries (id) on delete cascade,
    file text not null unique, offer text not null, trip_day text not null, locale text not null,
    status text not null, invited_at bigint not null, written_at bigint, data text, settled_at bigint,
    reason text, note text not null default '', claimed_until bigint not null default 0)`,
  `create index reviews_by_status on reviews (status, written_at)`,
  `create table review_removals (file text primary key, at bigint not null)`,

  `create table subscribers (
    id text primary key, email text not null unique, locale text not null, status text not null,
    round integer not null, consent text not null, created_at bigint not null, mailed_at bigint not null,
    confirmed_at bigint, bounced_at bigint, bounce_reason text)`,
  `create table confirmation_mails (
    mailbox text primary key, mails bigint not null, mailed_at bigint not null)`,
  `create table letters (
    id text primary key, key text not null, status text not null, content text not null,
    recipients text not null, who text not null, created_at bigint not null, finished_at bigint,
    sent integer not null default 0, failed integer not null default 0,
    bounced integer not null default 0, unsubscribed integer not null default 0)`,
  // A letter is sent once.
  `create unique index letters_by_key on letters (key) where status <> 'test'`,
  `create table letter_paces (id text primary key, at bigint not null, letters integer not null)`,

  `create table outbox (
    id text primary key,
    enquiry_id text references enquiries (id) on delete cascade,
    subscriber_id text references subscribers (id) on delete cascade,
    mail text not null, recipient text not null, status text not null, attempts integer not null,
    due_at bigint not null, claimed_by text, claimed_until bigint not null, reason text,
    created_at bigint not null, settled_at bigint, uncertain integer not null default 0,
    sign_in_id text references staff_sign_ins (id) on delete cascade,
    request_id text references staff_requests (id) on delete cascade,
    event_id text references enquiry_events (id) on delete cascade,
    letter_id text references letters (id) on delete cascade, locale text, data text)`,
  // Letters wait by the thousand: whoever looks for other mails does not pass them by.
  `create index outbox_by_due on outbox (due_at) where status = 'due' and mail <> 'letter'`,
  `create index outbox_letters_by_due on outbox (due_at) where status = 'due' and mail = 'letter'`,
  `create index outbox_by_enquiry on outbox (enquiry_id)`,
  `create index outbox_by_subscriber on outbox (subscriber_id)`,
  `create index outbox_by_sign_in on outbox (sign_in_id) where sign_in_id is not null`,
  `create index outbox_by_request on outbox (request_id) where request_id is not null`,
  `create index outbox_by_event on outbox (event_id) where event_id is not null`,
  // Nobody gets a letter twice.
  `create unique index outbox_by_letter on outbox (letter_id, subscriber_id) where letter_id is not null`,

  `create table rate_hits (id text primary key, client text not null, at bigint not null)`,
  `create index rate_hits_by_client on rate_hits (client, at)`,
  `create table receipts (
    id text primary key, mailbox text not null, domain text not null, at bigint not null,
    network text not null default '')`,
  `create index receipts_by_mailbox on receipts (mailbox, at)`,
  `create index receipts_by_domain on receipts (domain, at)`,
  `create table form_drafts (token_hash text primary key, draft text not null, expires_at bigint not null)`,
  `create table tombstones (hash text primary key, at bigint not null)`,
  `create table marks (name text primary key, value bigint not null)`,
];

const FORGET_WORDS = `
  insert into enquiry_search (enquiry_search, rowid, words)
    select 'delete', number, old.words from enquiry_search_rows where enquiry_id = old.id;`;
const ADD_WORDS = `
  insert into enquiry_search (rowid, words)
    select number, new.words from enquiry_search_rows where enquiry_id = new.id;`;

const SEARCH = {
  // The index holds no text of its own. Its rows have numbers of their own: VACUUM may change those of `enquiries`.
  sqlite: [
    `create table enquiry_search_rows (number integer primary key, enquiry_id text not null unique)`,
    `create virtual table enquiry_search using fts5(
      words, content = '', prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0')`,
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

/** The last of the twelve steps that this one takes the place of; they noted themselves in `migrations`. */
export const LAST_STEP = "0012-replies";
/** Makes a release with those steps refuse the database, as it does with every step that it does not know. */
const MARK = "0013-first-release";

interface StepTable {
  migrations: { name: string; applied_at: number };
}

/** Creates all tables; in a database that stands at the last of the earlier steps they are there already. */
export function firstRelease(dialect: keyof typeof SEARCH): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const db = database as Kysely<StepTable>;
      await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
        db,
      );
      const steps = (await db.selectFrom("migrations").select("name").orderBy("name").execute()).map(
        ({ name }) => name,
      );
      if (steps.length === 0)
        for (const statement of [...TABLES, ...SEARCH[dialect]]) await sql.raw(statement).execute(db);
      else if (!steps.includes(LAST_STEP))
        throw new Error(
          `The database was made by an older version of the site (${steps.at(-1) ?? ""}). Expected one at ${LAST_STEP}: start the last version of the site that still has that step with it once, then this one. Nothing was changed.`,
        );
      await db.insertInto("migrations").values({ name: MARK, applied_at: Date.now() }).execute();
    },
  };
}
