import { sql, type Kysely, type Migration } from "kysely";

/** What a guest who has cancelled a trip owes all the same. */
export const cancellationFee: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table booking_trips add column fee_cents bigint not null default 0`.execute(db);
  },
};
