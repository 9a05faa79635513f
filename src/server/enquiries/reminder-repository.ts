import { sql, type ExpressionBuilder, type Kysely } from "kysely";

import type { EnquiryEventKind } from "../../contracts/inbox";
import { toOutboxRow, type NewMail } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { insertEvents, type NewEvent, type StoredEvent } from "./enquiry";

/** An enquiry whose answer is due. */
export interface DueEnquiry {
  id: string;
  reference: string;
  personId: string | null;
  dueAt: number;
  createdAt: number;
  offer: string | null;
  date: string | null;
}

type Column = "remindedAt" | "ownersRemindedAt";

function isDue({ and, eb }: ExpressionBuilder<Tables, "enquiries">, now: number) {
  return and([eb("dueAt", "<=", now), eb("suspicion", "is", null)]);
}

function selectDue(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom("enquiries")
    .select(["id", "reference", "personId as personId", "dueAt as dueAt"])
    .select(["createdAt as createdAt", "offer", "travelDate as date"])
    .where((enquiry) => isDue(enquiry, now))
    .orderBy("dueAt")
    .orderBy("id");
}

interface Reminder {
  events: ReadonlyMap<string, NewEvent>;
  mails: readonly NewMail[];
}

/** Creates the store of reminders: of each wait staff are reminded once, and the owners once. */
export function createReminderStore(database: Database) {
  const { db } = database;
  return {
    /** Lists the enquiries whose answer is due: those that nobody was reminded of yet, or those that somebody was. */
    async listDue(column: Column, isReminded: boolean, now: number): Promise<DueEnquiry[]> {
      const rows = await selectDue(db, now)
        .where(column, isReminded ? "is not" : "is", null)
        .execute();
      return rows.map((row) => ({ ...row, dueAt: row.dueAt ?? 0 }));
    },
    /** Lists the events of some kinds of several enquiries, in their order. */
    async listEvents(enquiryIds: readonly string[], kinds: readonly EnquiryEventKind[]) {
      if (enquiryIds.length === 0) return [];
      const rows = await db
        .selectFrom("enquiryEvents")
        .select(["enquiryId as enquiryId", "kind", "at"])
        // What guests wrote may be long, and of a wait the status alone matters.
        .select(sql<string>`case when kind = 'status' then data else '{}' end`.as("data"))
        .where("enquiryId", "in", enquiryIds)
        .where("kind", "in", kinds)
        .orderBy("number")
        .execute();
      return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as StoredEvent["data"] }));
    },
    /**
     * Marks those of the enquiries as reminded that still wait, and that no other process has marked; what `toReminder` makes of them is
     * noted and queued in the same transaction. Their version stays: a reminder must not stop an answer that is being written.
     */
    remind: (
      column: Column,
      due: readonly DueEnquiry[],
      toReminder: (claimed: readonly DueEnquiry[]) => Reminder,
      now: number,
    ): Promise<number> =>
      database.write(async (transaction) => {
        await database.lockNames(transaction, "reminders");
        const marked = await transaction
          .updateTable("enquiries")
          .set({ [column]: now, touchedAt: now })
          .where(
            "id",
            "in",
            due.map(({ id }) => id),
          )
          .where((enquiry) => isDue(enquiry, now))
          .where(column, "is", null)
          .returning("id")
          .execute();
        const ids = new Set(marked.map(({ id }) => id));
        if (ids.size === 0) return 0;
        const { events, mails } = toReminder(due.filter(({ id }) => ids.has(id)));
        for (const [id, event] of events) await insertEvents(transaction, id, [event], now);
        const rows = mails.map((mail) => toOutboxRow(mail, {}, now));
        if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
        return ids.size;
      }),
  };
}
