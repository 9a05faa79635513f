import { sql, type Selectable } from "kysely";

import type { EnquiryEvent, MailState } from "../../domain/contracts/inbox";
import type { MailKind } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { HttpError } from "../platform/http/http-error";
import { toIso } from "../platform/time";
import type { StoredEvent } from "./enquiry";

interface TimelinePlace {
  at: number;
  rank: number;
  id: string;
}

/** Reads where a page begins: `1796000000000.12.<id>`; throws 422 for anything else. */
export function readTimelinePlace(before: string): TimelinePlace {
  const [, at, rank, id] = /^(\d{1,15})\.(\d{1,10})\.([\w-]{1,60})$/.exec(before) ?? [];
  if (id === undefined) throw new HttpError("invalid", { fields: { before: "invalid" } });
  return { at: Number(at), rank: Number(rank), id };
}

const comparePlaces = (one: TimelinePlace, other: TimelinePlace) =>
  one.at - other.at || one.rank - other.rank || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Lines of a page: a reply alone may have 20,000 characters. */
const PAGE = 30;
/** Mails stand behind the events of the same moment, whose rank is their number. */
const MAIL_RANK = 1_000_000_000;

/** A mail that says what an event says stands with it. */
const MAILS_OF_EVENTS: readonly MailKind[] = [
  ...(["visitor-answer", "visitor-quote", "visitor-cancelled"] as const),
  ...(["visitor-review", "visitor-review-declined"] as const),
];
const MAILED_EVENTS: readonly EnquiryEvent["kind"][] = [
  ...(["answered", "quoted", "booked", "trip-cancelled", "day-cancelled"] as const),
  ...(["review-invited", "review-declined"] as const),
];

type TimelineMail = Pick<
  Selectable<Tables["outbox"]>,
  "id" | "mail" | "status" | "reason" | "eventId" | "createdAt"
>;

const STATES: readonly MailState["status"][] = ["bounced", "given-up", "due", "delivered", "left-out"];

function toState(mails: readonly TimelineMail[]): MailState | null {
  // Only these are ever stored.
  const getRank = ({ status }: TimelineMail) => STATES.indexOf(status as MailState["status"]);
  const [worst] = [...mails].sort((one, other) => getRank(one) - getRank(other));
  return worst === undefined ? null : { status: worst.status as MailState["status"], reason: worst.reason };
}

/** Lists the mails that no event stands for, those that were ordered together as one line. */
function listMailLines(mails: readonly TimelineMail[]) {
  const lines = new Map<string, TimelinePlace & { mails: TimelineMail[] }>();
  for (const mail of mails.filter((one) => !MAILS_OF_EVENTS.includes(one.mail))) {
    const key = JSON.stringify([mail.createdAt, mail.mail, mail.eventId]);
    const line = lines.get(key) ?? { at: mail.createdAt, rank: MAIL_RANK, id: mail.id, mails: [] };
    line.mails.push(mail);
    lines.set(key, line);
  }
  return [...lines.values()];
}

const toStoredEvent = (row: Selectable<Tables["enquiryEvents"]>): StoredEvent => ({
  ...row,
  data: JSON.parse(row.data) as StoredEvent["data"],
});

/** Longest list of Message-IDs in a header: the first ones, and those that are answered now. */
const MAX_THREAD = 20;

export function createTimelineStore({ db }: Pick<Database, "db">) {
  async function listFiles(eventIds: readonly string[]) {
    const rows = await db
      .selectFrom("replyFiles")
      .select(["id", "eventId", "name", "bytes"])
      .select(({ eb }) => eb("content", "is not", null).as("isKept"))
      .where("eventId", "in", eventIds)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ ...row, isKept: Boolean(row.isKept) }));
  }

  return {
    listFiles,
    async get(id: string): Promise<StoredEvent | undefined> {
      const row = await db.selectFrom("enquiryEvents").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toStoredEvent(row);
    },
    async list(enquiryId: string): Promise<StoredEvent[]> {
      const all = db.selectFrom("enquiryEvents").selectAll().where("enquiryId", "=", enquiryId);
      return (await all.orderBy("number").execute()).map(toStoredEvent);
    },
    /** Loads a page of what happened to an enquiry, the oldest first: its events, and between them the mails of the site itself. */
    async load(
      enquiryId: string,
      { before, limit = PAGE }: { before?: TimelinePlace; limit?: number } = {},
    ): Promise<{ events: EnquiryEvent[]; earlier: string | null }> {
      const [events, mails] = await Promise.all([
        db
          .selectFrom("enquiryEvents")
          .select(["at", "number as rank", "id"])
          .where("enquiryId", "=", enquiryId)
          .execute(),
        db
          .selectFrom("outbox")
          .select(["id", "mail", "status", "reason", "eventId", "createdAt"])
          .where("enquiryId", "=", enquiryId)
          .orderBy("id")
          .execute(),
      ]);
      const all = [...events.map((event) => ({ ...event, mails: [] })), ...listMailLines(mails)];
      const older = all.filter((line) => before === undefined || comparePlaces(line, before) < 0);
      const lines = older.sort(comparePlaces).slice(-limit);
      const ids = lines.flatMap(({ id, rank }) => (rank === MAIL_RANK ? [] : [id]));
      const [rows, files] = await Promise.all([
        db.selectFrom("enquiryEvents").selectAll().where("id", "in", ids).execute(),
        listFiles(ids),
      ]);
      const toEvent = (row: (typeof rows)[number]): EnquiryEvent => {
        const { id, at, who, kind } = row;
        const { messageId: _messageId, ...data } = toStoredEvent(row).data;
        const own = files.flatMap(({ eventId, ...file }) => (eventId === id ? [file] : []));
        const sent = mails.filter((mail) => mail.eventId === id && mail.mail.startsWith("visitor-"));
        const hasFiles = kind === "reply" || kind === "automatic" || data["channel"] === "mail-program";
        const parts = {
          ...(MAILED_EVENTS.includes(kind) && { state: toState(sent) }),
          ...(hasFiles && { files: own }),
        };
        // The data were written by their kind's type: see `NewEvent`.
        return { ...data, ...parts, id, at: toIso(at), who, kind } as EnquiryEvent;
      };
      const byId = new Map(rows.map((row) => [row.id, toEvent(row)]));
      const [first] = lines;
      return {
        events: lines.flatMap(({ id, at, mails: [mail, ...others] }): EnquiryEvent[] => {
          const state = mail && toState([mail, ...others]);
          if (!mail || !state) return [byId.get(id) ?? []].flat();
          return [{ kind: "mail", id, at: toIso(at), who: null, mail: mail.mail, state }];
        }),
        earlier:
          first !== undefined && older.length > lines.length ? `${first.at}.${first.rank}.${first.id}` : null,
      };
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
  };
}
