import { sql, type Migration, type QueryExecutorProvider } from "kysely";

export const ONE_SHAPE = "0004-one-shape";

/** Gives enquiries about one trip alone its row, which they had none of; also those of an older backup. */
const TRIP_ROWS = [
  `insert into enquiry_trips (id, enquiry_id, offer, port, day)
    select id || '/1', id, offer, port, travel_date from enquiries
    where coalesce(trips, 0) = 0 and coalesce(offer, port, travel_date) is not null`,
  `update enquiries set trips = (select count(*) from enquiry_trips where enquiry_id = enquiries.id)`,
];

const STATEMENTS = [
  `alter table enquiries add column waiting_since bigint`,
  // Counted by `rate_hits` from now on.
  `alter table rate_hits add column expires_at bigint not null default 0`,
  `drop table receipts`,
  `drop table letter_paces`,
  `drop table confirmation_mails`,
];

async function run(db: QueryExecutorProvider, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const addTripRows = (db: QueryExecutorProvider): Promise<void> => run(db, TRIP_ROWS);

/** The trips of an enquiry, and what counts against a limit, each in one table. */
export const oneShape: Migration = { up: (db) => run(db, [...TRIP_ROWS, ...STATEMENTS]) };
