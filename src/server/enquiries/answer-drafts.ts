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
    .deleteFrom("enquiryDrafts")
    .where("enquiryId", "=", enquiryId)
    .where("personId", "=", personId)
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
          .insertInto("enquiryDrafts")
          .values({ enquiryId, personId, text, at: now })
          .onConflict((conflict) =>
            conflict.columns(["enquiryId", "personId"]).doUpdateSet({ text, at: now }),
          )
          .execute();
      });
    },
    async get(enquiryId: string, personId: string): Promise<string> {
      const row = await db
        .selectFrom("enquiryDrafts")
        .select("text")
        .where("enquiryId", "=", enquiryId)
        .where("personId", "=", personId)
        .executeTakeFirst();
      return row?.text ?? "";
    },
    /** Lists who else is writing an answer now. */
    listWriting(enquiryId: string, exceptPersonId: string, now: number) {
      return db
        .selectFrom("enquiryDrafts")
        .innerJoin("staffPeople", "staffPeople.id", "enquiryDrafts.personId")
        .select(["staffPeople.name", "enquiryDrafts.at"])
        .where("enquiryId", "=", enquiryId)
        .where("personId", "!=", exceptPersonId)
        .where("at", ">", now - WRITING_MS)
        .where("at", "<=", now + WRITING_MS)
        .orderBy("at")
        .execute();
    },
  };
}
