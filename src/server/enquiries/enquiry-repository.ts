import type { Transaction } from "kysely";

import { DAY_MS } from "../../domain/booking/calendar-day";
import { queueMails } from "../mail/outbox-row";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

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
        .where("heldToldAt", "is", null)
        .limit(1)
        .executeTakeFirst();
      if (untold === undefined) return false;
      return database.write(async (transaction) => {
        await database.lockNames(transaction, "held");
        const last = await transaction
          .selectFrom("outbox")
          .select("id")
          .where("mail", "=", "agency-held")
          .where("createdAt", ">", now - DAY_MS)
          .executeTakeFirst();
        if (last !== undefined) return false;
        const told = await transaction
          .updateTable("enquiries")
          .set({ heldToldAt: now })
          .where("suspicion", "is not", null)
          .where("heldToldAt", "is", null)
          .executeTakeFirst();
        if (getAffectedRows(told) === 0) return false;
        const mails = recipients.map((recipient) => ({ mail: "agency-held", recipient }) as const);
        await queueMails(transaction, mails, {}, now);
        return true;
      });
    },
  };
}

/** How long after the last keystroke a person counts as writing an answer. */
const WRITING_MS = 30_000;

export function createAnswerDraftStore({ db, write }: Database) {
  const deleteDraft = async (transaction: Transaction<Tables>, enquiryId: string, personId: string) => {
    const drafts = transaction.deleteFrom("enquiryDrafts").where("enquiryId", "=", enquiryId);
    await drafts.where("personId", "=", personId).execute();
  };
  return {
    delete: deleteDraft,
    async save(draft: { enquiryId: string; personId: string; text: string }, now: number): Promise<void> {
      const { enquiryId, personId, text } = draft;
      await write(async (transaction) => {
        if (text === "") return deleteDraft(transaction, enquiryId, personId);
        await transaction
          .insertInto("enquiryDrafts")
          .values({ enquiryId, personId, text, at: now })
          .onConflict((conflict) =>
            conflict.columns(["enquiryId", "personId"]).doUpdateSet({ text, at: now }),
          )
          .execute();
      });
    },
    async get(enquiryId: string, personId: string): Promise<string> {
      const drafts = db.selectFrom("enquiryDrafts").select("text").where("enquiryId", "=", enquiryId);
      return (await drafts.where("personId", "=", personId).executeTakeFirst())?.text ?? "";
    },
    listWriting(enquiryId: string, exceptPersonId: string, now: number) {
      return db
        .selectFrom("enquiryDrafts")
        .innerJoin("staffPeople", "staffPeople.id", "enquiryDrafts.personId")
        .select(["staffPeople.name", "enquiryDrafts.at"])
        .where("enquiryId", "=", enquiryId)
        .where("personId", "!=", exceptPersonId)
        .where("at", ">", now - WRITING_MS)
        .orderBy("at")
        .execute();
    },
  };
}
