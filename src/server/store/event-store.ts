import { sql, type Selectable } from "kysely";

import type { Database } from "./database";
import type { StoredEvent } from "./enquiry-events";
import type { Tables } from "./tables";

/** Longest list of Message-IDs in a header: the first ones, and those that are answered now. */
const MAX_THREAD = 20;

/** Reshapes a row. */
export function toStoredEvent(row: Selectable<Tables["enquiry_events"]>): StoredEvent {
  return {
    id: row.id,
    enquiryId: row.enquiry_id,
    number: row.number,
    kind: row.kind,
    at: row.at,
    personId: row.person_id,
    who: row.who,
    data: JSON.parse(row.data) as StoredEvent["data"],
  };
}

/** Creates the store that reads the events of enquiries, which write them with their own changes. */
export function createEventStore({ db }: Pick<Database, "db">) {
  return {
    async get(id: string): Promise<StoredEvent | undefined> {
      const row = await db.selectFrom("enquiry_events").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toStoredEvent(row);
    },
    /** Gets the Message-IDs of a conversation as `Mail.thread` has them: of the first mail that the guest got, then of the guest's own mails. */
    async getThread(enquiryId: string): Promise<string[]> {
      const first = await db
        .selectFrom("outbox")
        .select("id")
        .where("enquiry_id", "=", enquiryId)
        .where(sql<boolean>`mail like 'visitor-%'`)
        .where("status", "=", "delivered")
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst();
      const replies = await db
        .selectFrom("enquiry_events")
        .selectAll()
        .where("enquiry_id", "=", enquiryId)
        .where("kind", "=", "reply")
        .orderBy("number", "desc")
        .limit(MAX_THREAD)
        .execute();
      const ids = replies.reverse().flatMap((row) => {
        const { messageId, isUnverified } = toStoredEvent(row).data;
        return typeof messageId === "string" && isUnverified !== true ? [messageId] : [];
      });
      return [...(first ? [first.id] : []), ...ids];
    },
    /** Counts the files that came with an event. */
    async countFiles(id: string): Promise<number> {
      const files = await db.selectFrom("reply_files").select("id").where("event_id", "=", id).execute();
      return files.length;
    },
  };
}
