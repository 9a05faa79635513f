import { sql, type Selectable } from "kysely";

import type { MailKind } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { StoredEvent } from "./enquiry";

/** Longest list of Message-IDs in a header: the first ones, and those that are answered now. */
const MAX_THREAD = 20;

/** Reshapes a row. */
const toStoredEvent = (row: Selectable<Tables["enquiryEvents"]>): StoredEvent => ({
  ...row,
  data: JSON.parse(row.data) as StoredEvent["data"],
});

/** Creates the store that reads the events of enquiries, which write them with their own changes. */
export function createEventStore({ db }: Pick<Database, "db">) {
  return {
    async get(id: string): Promise<StoredEvent | undefined> {
      const row = await db.selectFrom("enquiryEvents").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toStoredEvent(row);
    },
    /** Returns the Message-IDs of a conversation as `Mail.thread` has them: of the first mail that the guest got, then of the guest's own mails and of what staff wrote from mail programs. */
    async getThread(enquiryId: string): Promise<string[]> {
      const first = await db
        .selectFrom("outbox")
        .select("id")
        .where("enquiryId", "=", enquiryId)
        .where(sql<boolean>`mail like 'visitor-%'`)
        .where("status", "=", "delivered")
        .orderBy("createdAt")
        .limit(1)
        .executeTakeFirst();
      const replies = await db
        .selectFrom("enquiryEvents")
        .selectAll()
        .where("enquiryId", "=", enquiryId)
        .where("kind", "in", ["reply", "answered"])
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
      const files = await db.selectFrom("replyFiles").select("id").where("eventId", "=", id).execute();
      return files.length;
    },
  };
}

/** Where a page of the timeline begins: what stands before it is older. */
export interface TimelinePlace {
  at: number;
  rank: number;
  id: string;
}

/** Mails stand behind the events of the same moment, whose rank is their number. */
const MAIL_RANK = 1_000_000_000;

/** A mail that says what an event says stands with it. */
const MAILS_OF_EVENTS: readonly MailKind[] = [
  ...(["visitor-answer", "visitor-quote", "visitor-cancelled"] as const),
  ...(["visitor-review", "visitor-review-declined"] as const),
];

export type TimelineMail = Awaited<ReturnType<ReturnType<typeof createTimelineStore>["listMails"]>>[number];

/** Creates what reads the events of enquiries, with the mails and files that belong to them. */
export function createTimelineStore({ db }: Database) {
  /** Lists the mails of some events, and those of the site itself that were ordered at some moments. */
  const listMails = (enquiryId: string, eventIds: readonly string[], moments: readonly number[]) =>
    db
      .selectFrom("outbox")
      .select(["id", "mail", "status", "reason", "eventId as eventId", "createdAt as createdAt"])
      .where("enquiryId", "=", enquiryId)
      .where(({ or, eb }) =>
        or([
          ...(eventIds.length > 0 ? [eb("eventId", "in", eventIds)] : []),
          ...(moments.length > 0 ? [eb("createdAt", "in", moments)] : []),
        ]),
      )
      .orderBy("id")
      .execute();
  return {
    listMails,
    /** Lists the events of an enquiry, the oldest first. */
    async list(enquiryId: string): Promise<StoredEvent[]> {
      const rows = await db
        .selectFrom("enquiryEvents")
        .selectAll()
        .where("enquiryId", "=", enquiryId)
        .orderBy("number")
        .execute();
      return rows.map(toStoredEvent);
    },
    /** Lists the newest lines of a timeline, or those before a place, the newest first: events, and mails that were ordered together. */
    async listLines(
      enquiryId: string,
      { limit, before }: { limit: number; before?: TimelinePlace | undefined },
    ): Promise<(TimelinePlace & { isMail: boolean })[]> {
      const mails = db
        .selectFrom("outbox")
        .select(["createdAt as at", sql<number>`${sql.lit(MAIL_RANK)}`.as("rank")])
        .select(({ fn }) => fn.min("id").as("id"))
        .where("enquiryId", "=", enquiryId)
        .where("mail", "not in", MAILS_OF_EVENTS)
        .groupBy(["createdAt", "mail", "eventId"]);
      const lines = await db
        .selectFrom(
          db
            .selectFrom("enquiryEvents")
            .select(["at", "number as rank", "id"])
            .where("enquiryId", "=", enquiryId)
            .unionAll(mails)
            .as("lines"),
        )
        .select(["at", "rank", "id"])
        .$if(before !== undefined, (query) =>
          query.where(
            sql<boolean>`(at, rank, id) < (${before?.at ?? 0}, ${before?.rank ?? 0}, ${before?.id ?? ""})`,
          ),
        )
        .orderBy("at", "desc")
        .orderBy("rank", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return lines.map((line) => ({ ...line, isMail: line.rank === MAIL_RANK }));
    },
    async listEvents(ids: readonly string[]): Promise<StoredEvent[]> {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom("enquiryEvents").selectAll().where("id", "in", ids).execute();
      return rows.map(toStoredEvent);
    },
    /** Lists the files that came with a guest's mails, without what is in them. */
    async listFiles(eventIds: readonly string[]) {
      if (eventIds.length === 0) return [];
      const rows = await db
        .selectFrom("replyFiles")
        .select(["id", "eventId as eventId", "name", "bytes"])
        .select(({ eb }) => eb("content", "is not", null).as("isKept"))
        .where("eventId", "in", eventIds)
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ...row, isKept: Boolean(row.isKept) }));
    },
  };
}
