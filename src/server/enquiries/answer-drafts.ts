import type { Transaction } from "kysely";

import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

/** How long after the last keystroke a person counts as writing an answer. */
const WRITING_MS = 30_000;

/** Deletes a person's draft within a transaction. */
export async function deleteAnswerDraft(
  transaction: Transaction<Tables>,
  enquiryId: string,
  personId: string,
): Promise<void> {
  await transaction
    .deleteFrom("enquiry_drafts")
    .where("enquiry_id", "=", enquiryId)
    .where("person_id", "=", personId)
    .execute();
}

/** Creates the store of what staff have written as answers and not sent. */
export function createAnswerDraftStore({ db, write }: Database) {
  return {
    /** Keeps a person's draft of an enquiry; an empty one is deleted. */
    async save(draft: { enquiryId: string; personId: string; text: string }, now: number): Promise<void> {
      const { enquiryId, personId, text } = draft;
      await write(async (transaction) => {
        if (text === "") return deleteAnswerDraft(transaction, enquiryId, personId);
        await transaction
          .insertInto("enquiry_drafts")
          .values({ enquiry_id: enquiryId, person_id: personId, text, at: now })
          .onConflict((conflict) =>
            conflict.columns(["enquiry_id", "person_id"]).doUpdateSet({ text, at: now }),
          )
          .execute();
      });
    },
    /** Gets a person's draft, or "". */
    async get(enquiryId: string, personId: string): Promise<string> {
      const row = await db
        .selectFrom("enquiry_drafts")
        .select("text")
        .where("enquiry_id", "=", enquiryId)
        .where("person_id", "=", personId)
        .executeTakeFirst();
      return row?.text ?? "";
    },
    /** Lists who else is writing an answer now. */
    listWriting(enquiryId: string, exceptPersonId: string, now: number) {
      return db
        .selectFrom("enquiry_drafts")
        .innerJoin("staff_people", "staff_people.id", "enquiry_drafts.person_id")
        .select(["staff_people.name", "enquiry_drafts.at"])
        .where("enquiry_id", "=", enquiryId)
        .where("person_id", "!=", exceptPersonId)
        .where("at", ">", now - WRITING_MS)
        .where("at", "<=", now + WRITING_MS)
        .orderBy("at")
        .execute();
    },
  };
}
