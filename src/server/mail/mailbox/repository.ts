import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { DAY_MS } from "../../../domain/booking/calendar-day";
import { changeEnquiry, type EnquiryChange, type EnquiryChanged } from "../../enquiries/change-enquiry";
import type { Enquiry } from "../../enquiries/enquiry";
import type { Database } from "../../platform/database/database";
import type { Tables } from "../../platform/database/schema";

/** Of all files together, and of those of one enquiry: anybody can send some. */
const MAX_KEPT_BYTES = 200 * 1024 * 1024;
const MAX_KEPT_OF_ENQUIRY = 50 * 1024 * 1024;

interface NewReplyFile {
  name: string;
  bytes: number;
  content: Uint8Array | undefined;
}

interface NewReply {
  enquiryId: string;
  messageKey: string;
  change(enquiry: Enquiry): EnquiryChange | undefined;
  files: readonly NewReplyFile[];
}

async function deleteOldContents(
  transaction: Transaction<Tables>,
  maxBytes: number,
  enquiryId?: string,
): Promise<void> {
  const files = await transaction
    .selectFrom("replyFiles")
    .innerJoin("enquiryEvents", "enquiryEvents.id", "replyFiles.eventId")
    .select(["replyFiles.id", "replyFiles.bytes"])
    .where("replyFiles.content", "is not", null)
    .$if(enquiryId !== undefined, (some) => some.where("replyFiles.enquiryId", "=", enquiryId ?? ""))
    .orderBy("enquiryEvents.at", "desc")
    .execute();
  let total = 0;
  const old = files.filter(({ bytes }) => (total += bytes) > maxBytes).map(({ id }) => id);
  if (old.length > 0)
    await transaction.updateTable("replyFiles").set({ content: null }).where("id", "in", old).execute();
}

export function createMailboxStore(database: Database) {
  const { db } = database;
  return {
    async countReceived(enquiryId: string, now: number) {
      const yesterday = now - DAY_MS;
      const count = db.fn.countAll<number>();
      const own = await db
        .selectFrom("enquiryEvents")
        .select((eb) => [count.as("ever"), count.filterWhere(eb("at", ">", yesterday)).as("today")])
        .where("enquiryId", "=", enquiryId)
        .where("kind", "in", ["reply", "reaction", "automatic"])
        .executeTakeFirstOrThrow();
      const all = await db
        .selectFrom("mailboxMessages")
        .select(count.as("allToday"))
        .where("at", ">", yesterday)
        .executeTakeFirstOrThrow();
      return { ...own, ...all };
    },
    async wasNotifiedSince(enquiryId: string, since: number): Promise<boolean> {
      const told = await db
        .selectFrom("outbox")
        .innerJoin("enquiryEvents", "enquiryEvents.id", "outbox.eventId")
        .select("outbox.id")
        .where("outbox.enquiryId", "=", enquiryId)
        .where("outbox.mail", "=", "agency-reply")
        .where("outbox.createdAt", ">", since)
        .where("enquiryEvents.kind", "=", "reply")
        .executeTakeFirst();
      return told !== undefined;
    },
    async isKnown(messageKey: string): Promise<boolean> {
      const row = await db
        .selectFrom("mailboxMessages")
        .select("id")
        .where("id", "=", messageKey)
        .executeTakeFirst();
      return row !== undefined;
    },
    async findByMails(ids: readonly string[]): Promise<string | undefined> {
      if (ids.length === 0) return undefined;
      const row = await db
        .selectFrom("outbox")
        .select("enquiryId")
        .where("id", "in", ids)
        .where("enquiryId", "is not", null)
        .orderBy("createdAt", "desc")
        .executeTakeFirst();
      return row?.enquiryId ?? undefined;
    },
    async isOurs(id: string): Promise<boolean> {
      const row = await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst();
      return row !== undefined;
    },
    /** Takes a guest's mail with its files, once: `repeated` when it was taken before, by whichever process. */
    async take({ enquiryId, messageKey, change, files }: NewReply, now: number): Promise<EnquiryChanged> {
      const request = {
        which: { id: enquiryId },
        change,
        also: async (
          transaction: Transaction<Tables>,
          enquiry: Enquiry,
          [eventId = ""]: readonly string[],
        ) => {
          const marked = await transaction
            .insertInto("mailboxMessages")
            .values({ id: messageKey, at: now })
            .onConflict((conflict) => conflict.column("id").doNothing())
            .returning("id")
            .executeTakeFirst();
          if (marked === undefined) return false;
          const rows = files.map(({ name, bytes, content }) => ({
            ...{ id: randomUUID(), enquiryId: enquiry.id, eventId, name, bytes },
            content: content === undefined ? null : Buffer.from(content).toString("base64"),
          }));
          // One by one: a statement with all of them could be larger than a database takes.
          for (const row of rows) await transaction.insertInto("replyFiles").values(row).execute();
          if (rows.length === 0) return true;
          await deleteOldContents(transaction, MAX_KEPT_OF_ENQUIRY, enquiry.id);
          await deleteOldContents(transaction, MAX_KEPT_BYTES);
          return true;
        },
      };
      const changed = await changeEnquiry(database, request, now);
      return changed.outcome === "refused" ? { outcome: "repeated" } : changed;
    },
    async getFile(id: string) {
      const row = await db
        .selectFrom("replyFiles")
        .select(["name", "content"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (row === undefined || row.content === null) return undefined;
      return { name: row.name, content: Buffer.from(row.content, "base64") };
    },
  };
}
