import { sql } from "kysely";

import { acceptEnquiry, type NewEnquiry } from "./accept-enquiry";
import { countOf, type Database } from "./database";
import { toEnquiry, type EnquiryOutcome } from "./enquiry";
import type { Erasure } from "./erasure";
import { toOutboxRow, type NewMail } from "./outbox-row";

export function createEnquiryStore(database: Database, erasure: Erasure) {
  const { db } = database;
  const find = async (column: "id" | "reference", value: string) => {
    const row = await db.selectFrom("enquiries").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toEnquiry(row);
  };
  return {
    accept: (enquiry: NewEnquiry, now: number) => acceptEnquiry(database, enquiry, now),
    get: (id: string) => find("id", id),
    getByReference: (reference: string) => find("reference", reference),
    /** Newest first; on request only those that are held as suspected. */
    async list(limit: number, isSuspected = false) {
      const all = db.selectFrom("enquiries").selectAll();
      const rows = await (isSuspected ? all.where("suspicion", "is not", null) : all)
        .orderBy("created_at", "desc")
        .limit(limit)
        .execute();
      return rows.map(toEnquiry);
    },
    getMails(id: string) {
      return db
        .selectFrom("outbox")
        .select(["mail", "recipient", "status", "attempts", "reason"])
        .where("enquiry_id", "=", id)
        .orderBy("mail")
        .execute();
    },
    /** Marks it by the link of that outcome, which does so once; tells whether it did. */
    async mark(id: string, outcome: EnquiryOutcome, now: number) {
      const marked = await db
        .updateTable("enquiries")
        .set((set) => ({
          status: outcome,
          closed_at: now,
          used_links: sql<string>`${set.ref("used_links")} || ${`${outcome} `}`,
        }))
        .where("id", "=", id)
        .where("used_links", "not like", `% ${outcome} %`)
        .executeTakeFirst();
      return countOf(marked) > 0;
    },
    /** Clears the spam flag of an enquiry and queues the mails that were not sent for it. */
    async clearSpamFlag(id: string, mails: readonly NewMail[], now: number) {
      await database.write(async (transaction) => {
        const cleared = await transaction
          .updateTable("enquiries")
          .set({ suspicion: null })
          .where("id", "=", id)
          .where("suspicion", "is not", null)
          .executeTakeFirst();
        if (countOf(cleared) === 0 || mails.length === 0) return;
        await transaction
          .insertInto("outbox")
          .values(mails.map((mail) => toOutboxRow(mail, { enquiry_id: id }, now)))
          .execute();
      });
    },
    /** Deletes it with its mails and refused forms, here, in files and in later restores; tells whether it was there. */
    delete: (id: string, now: number) => erasure.eraseEnquiry(id, now),
  };
}
