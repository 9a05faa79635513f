import { sql } from "kysely";

import { acceptEnquiry, type Acceptance, type NewEnquiry } from "./accept-enquiry";
import { countOf, type Database } from "./database";
import { toEnquiry, type Enquiry, type EnquiryOutcome } from "./enquiry";
import type { Erasure } from "./erasure";
import { toOutboxRow, type NewMail } from "./outbox-row";

/** How one of an enquiry's mails stands. */
export interface MailState {
  mail: string;
  recipient: string;
  status: string;
  attempts: number;
  reason: string | null;
}

export interface EnquiryStore {
  accept(enquiry: NewEnquiry, now: number): Promise<Acceptance>;
  get(id: string): Promise<Enquiry | undefined>;
  getByReference(reference: string): Promise<Enquiry | undefined>;
  /** Newest first; on request only those that are held as suspected. */
  list(limit: number, isSuspected?: boolean): Promise<Enquiry[]>;
  getMails(id: string): Promise<MailState[]>;
  /** Marks it by the link of that outcome, which does so once; tells whether it did. */
  mark(id: string, outcome: EnquiryOutcome, now: number): Promise<boolean>;
  /** Clears the spam flag of an enquiry and queues the mails that were not sent for it. */
  clearSpamFlag(id: string, mails: readonly NewMail[], now: number): Promise<void>;
  /** Deletes it with its mails and refused forms, here, in files and in later restores; tells whether it was there. */
  delete(id: string, now: number): Promise<boolean>;
}

export function createEnquiryStore(database: Database, erasure: Erasure): EnquiryStore {
  const { db } = database;
  return {
    accept: (enquiry, now) => acceptEnquiry(database, enquiry, now),
    async get(id) {
      const row = await db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toEnquiry(row);
    },
    async getByReference(reference) {
      const row = await db
        .selectFrom("enquiries")
        .selectAll()
        .where("reference", "=", reference)
        .executeTakeFirst();
      return row && toEnquiry(row);
    },
    async list(limit, isSuspected = false) {
      const all = db.selectFrom("enquiries").selectAll();
      const rows = await (isSuspected ? all.where("suspicion", "is not", null) : all)
        .orderBy("created_at", "desc")
        .limit(limit)
        .execute();
      return rows.map(toEnquiry);
    },
    getMails(id) {
      return db
        .selectFrom("outbox")
        .select(["mail", "recipient", "status", "attempts", "reason"])
        .where("enquiry_id", "=", id)
        .orderBy("mail")
        .execute();
    },
    async mark(id, outcome, now) {
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
    async clearSpamFlag(id, mails, now) {
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
          .values(mails.map((mail) => toOutboxRow(mail, { enquiryId: id }, now)))
          .execute();
      });
    },
    delete: (id, now) => erasure.eraseEnquiry(id, now),
  };
}
