import { sql, type Transaction } from "kysely";

import { DAY_MS } from "../../booking/calendar-day";
import { type NewMail, toOutboxRow } from "../mail/outbox-row";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { changeEnquiry, MARKED_BY_STAFF, type ChangeRequest } from "./change-enquiry";
import { toEnquiry, type EnquiryOutcome } from "./enquiry";
import { acceptEnquiry, findRepeated, type NewEnquiry, type KeyedEnquiry } from "./store-enquiry";

/** Notes that a link has acted; gets false when it had before. */
async function noteLink(
  transaction: Transaction<Tables>,
  id: string,
  outcome: EnquiryOutcome,
): Promise<boolean> {
  const used = await transaction
    .updateTable("enquiries")
    .set((set) => ({ usedLinks: sql<string>`${set.ref("usedLinks")} || ${`${outcome} `}` }))
    .where("id", "=", id)
    .where("usedLinks", "not like", `% ${outcome} %`)
    .executeTakeFirst();
  return getAffectedRows(used) > 0;
}

/** Creates the store of enquiries: listed, changed with their events and mails, erased. */
export function createEnquiryStore(database: Database, erasure: Erasure) {
  const { db } = database;
  const find = async (column: "id" | "reference", value: string) => {
    const row = await db.selectFrom("enquiries").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toEnquiry(row);
  };
  return {
    accept: (enquiry: NewEnquiry, now: number) => acceptEnquiry(database, enquiry, now),
    findRepeated: (enquiry: KeyedEnquiry) => findRepeated(database, enquiry),
    get: (id: string) => find("id", id),
    getByReference: (reference: string) => find("reference", reference),
    /** Newest first; on request only those that are held as suspected. */
    async list(limit: number, isSuspected = false) {
      const all = db.selectFrom("enquiries").selectAll();
      const rows = await (isSuspected ? all.where("suspicion", "is not", null) : all)
        .orderBy("createdAt", "desc")
        .limit(limit)
        .execute();
      return rows.map(toEnquiry);
    },
    getMails(id: string) {
      return db
        .selectFrom("outbox")
        .select(["mail", "recipient", "status", "attempts", "reason"])
        .where("enquiryId", "=", id)
        .orderBy("mail")
        .execute();
    },
    /** Changes it with its events and mails, see `changeEnquiry`. */
    change: (request: ChangeRequest, now: number) => changeEnquiry(database, request, now),
    /** Marks it by the link of that outcome, which does so once, and is `refused` after that; see `changeEnquiry`. */
    async mark(id: string, outcome: EnquiryOutcome, now: number) {
      const marked = await changeEnquiry(
        database,
        {
          which: { id },
          change: ({ status: before }) => ({
            // What is booked stays so, however often its guest is answered.
            fields: {
              status: before === "booked" && outcome === "answered" ? before : outcome,
              ...(outcome === "answered" && { answeredAt: now }),
            },
            events:
              before === outcome ? [] : [{ kind: "status" as const, data: { status: outcome, before } }],
          }),
          also: (transaction) => noteLink(transaction, id, outcome),
        },
        now,
      );
      return marked.outcome;
    },
    /** Notes that a link has acted; false when it had before. */
    noteLink: (id: string, outcome: EnquiryOutcome) =>
      database.write((transaction) => noteLink(transaction, id, outcome)),
    /** Clears the spam flag of an enquiry and queues the mails that were not sent for it; `dueAt`: when an answer is due then. Tells whether it was held. */
    async clearSpamFlag(id: string, mails: readonly NewMail[], now: number, dueAt?: number) {
      const cleared = await changeEnquiry(
        database,
        {
          which: { id },
          change: ({ spamReason }) =>
            spamReason === null
              ? undefined
              : {
                  fields: { isHeld: false, ...(dueAt !== undefined && { dueAt }) },
                  events: [{ kind: "released", data: {} }],
                  mails: spamReason === MARKED_BY_STAFF ? [] : mails,
                },
        },
        now,
      );
      return cleared.outcome === "changed";
    },
    /**
     * Deletes it with all that belongs to it and refused forms, here, in files and in later restores; returns what went, if it was there.
     * Throws a `StillBookedError` while something of it is booked that lies ahead. The numbers of what was booked stay.
     */
    erase: (id: string, now: number) => erasure.eraseEnquiry(id, now),
  };
}

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
          // A clock that was wrong for a while suppresses the mail for a day at most.
          .where("createdAt", ">", now - DAY_MS)
          .where("createdAt", "<", now + DAY_MS)
          .executeTakeFirst();
        if (last !== undefined) return false;
        const told = await transaction
          .updateTable("enquiries")
          .set({ heldToldAt: now })
          .where("suspicion", "is not", null)
          .where("heldToldAt", "is", null)
          .executeTakeFirst();
        if (getAffectedRows(told) === 0) return false;
        const mails = recipients.map((recipient) => toOutboxRow({ mail: "agency-held", recipient }, {}, now));
        await transaction.insertInto("outbox").values(mails).execute();
        return true;
      });
    },
  };
}
