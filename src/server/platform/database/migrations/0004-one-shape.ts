import { sql, type Kysely, type Migration } from "kysely";

const STATEMENTS = [
  `alter table enquiries add column waiting_since bigint`,
  // Of one trip alone there was no row until now.
  `insert into enquiry_trips (id, enquiry_id, offer, port, day)
    select id || '/1', id, offer, port, travel_date from enquiries
    where coalesce(trips, 0) = 0 and coalesce(offer, port, travel_date) is not null`,
  `update enquiries set trips = (select count(*) from enquiry_trips where enquiry_id = enquiries.id)`,
  // Counted by `rate_hits` from now on.
  `alter table rate_hits add column expires_at bigint not null default 0`,
  `drop table receipts`,
  `drop table letter_paces`,
  `drop table confirmation_mails`,
];

/** The trips of an enquiry, and what counts against a limit, each in one table. */
export const oneShape: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
