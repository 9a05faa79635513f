import type { Database } from "./database";
import type { StoredEvent } from "./enquiry-events";
import { toStoredEvent } from "./event-store";

/** Creates what reads the events of enquiries, with the mails and files that belong to them. */
export function createTimelineStore({ db }: Database) {
  return {
    /** Lists the events of an enquiry, the oldest first. */
    async list(enquiryId: string): Promise<StoredEvent[]> {
      const rows = await db
        .selectFrom("enquiry_events")
        .selectAll()
        .where("enquiry_id", "=", enquiryId)
        .orderBy("number")
        .execute();
      return rows.map(toStoredEvent);
    },
    /** Lists the mails of an enquiry, the oldest first. */
    listMails(enquiryId: string) {
      return db
        .selectFrom("outbox")
        .select(["id", "mail", "status", "reason", "event_id as eventId", "created_at as createdAt"])
        .where("enquiry_id", "=", enquiryId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
    },
    /** Lists the files that came with a guest's mails, without what is in them. */
    async listFiles(enquiryId: string) {
      const rows = await db
        .selectFrom("reply_files")
        .select(["id", "event_id as eventId", "name", "bytes"])
        .select(({ eb }) => eb("content", "is not", null).as("isKept"))
        .where("enquiry_id", "=", enquiryId)
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ...row, isKept: Boolean(row.isKept) }));
    },
  };
}
