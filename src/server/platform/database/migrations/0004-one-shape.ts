import { sql, type Kysely } from "kysely";

/** An event of its own says now that the link of a mail was used. */
const noteUsedLink = (link: "answered" | "lost", which: "min" | "max") =>
  `update enquiry_events set idempotency_key = 'status:' || enquiry_id || ':link-${link}'
    where idempotency_key is null and id in (
      select ${which}(event.id) from enquiry_events event join enquiries on enquiries.id = event.enquiry_id
      where event.kind = 'status' and enquiries.used_links like '% ${link} %' group by event.enquiry_id)`;

const ROWS = [
  // An enquiry about one trip alone had no row of it.
  `insert into enquiry_trips (id, enquiry_id, offer, port, day)
    select id || '/1', id, offer, port, travel_date from enquiries
    where coalesce(trips, 0) = 0 and coalesce(offer, port, travel_date) is not null`,
  `update enquiries set trips = (select count(*) from enquiry_trips where enquiry_id = enquiries.id)`,
  // Of one that waits again nothing says since when.
  `update enquiries set waiting_since = touched_at where due_at is not null and answered_at is not null`,
  noteUsedLink("answered", "min"),
  noteUsedLink("lost", "max"),
];

const STATEMENTS = [
  `alter table enquiries add column waiting_since bigint`,
  // Counted by `rate_hits` from now on.
  `alter table rate_hits add column expires_at bigint not null default 0`,
  `drop table receipts`,
  `drop table letter_paces`,
  `drop table confirmation_mails`,
];

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The trips of an enquiry, and what counts against a limit, each in one table. */
export const oneShape = {
  up: (db: Kysely<unknown>) => run(db, [...STATEMENTS, ...ROWS]),
  fill: (db: Kysely<unknown>) => run(db, ROWS),
};
