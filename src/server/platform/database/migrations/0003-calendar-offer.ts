import { sql, type Kysely, type Migration } from "kysely";

/** A crew's calendar may be of one offer. */
export const calendarOffer: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table departure_calendars add column offer text`.execute(db);
  },
};
