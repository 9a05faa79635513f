import { DAY_MS } from "../../booking/calendar-day";
import { getAffectedRows, type Database } from "./database";
import { toOutboxRow } from "./outbox-row";

/** Creates the store of enquiries that are held as possible spam until a person decides. */
export function createHeldStore(database: Database) {
  const { db } = database;
  return {
    async count() {
      const row = await db
        .selectFrom("enquiries")
        .select(({ fn }) => fn.countAll<number>().as("held"))
        .where("suspicion", "is not", null)
        .executeTakeFirstOrThrow();
      return row.held;
    },
    /** Queues the mail that tells the agency of what is held: at most one a day, none without news. Gets whether it did. */
    async announce(recipients: readonly string[], now: number): Promise<boolean> {
      const untold = await db
        .selectFrom("enquiries")
        .select("id")
        .where("suspicion", "is not", null)
        .where("held_told_at", "is", null)
        .limit(1)
        .executeTakeFirst();
      if (untold === undefined) return false;
      return database.write(async (transaction) => {
        await database.lockNames(transaction, "held");
        const last = await transaction
          .selectFrom("outbox")
          .select("id")
          .where("mail", "=", "agency-held")
          // A clock that was wrong for a while suppresses the mail for a day at most.
          .where("created_at", ">", now - DAY_MS)
          .where("created_at", "<", now + DAY_MS)
          .executeTakeFirst();
        if (last !== undefined) return false;
        const told = await transaction
          .updateTable("enquiries")
          .set({ held_told_at: now })
          .where("suspicion", "is not", null)
          .where("held_told_at", "is", null)
          .executeTakeFirst();
        if (getAffectedRows(told) === 0) return false;
        const mails = recipients.map((recipient) => toOutboxRow({ mail: "agency-held", recipient }, {}, now));
        await transaction.insertInto("outbox").values(mails).execute();
        return true;
      });
    },
  };
}
