import { type Transaction, sql, type Selectable } from "kysely";

import { DAY_MS } from "../../domain/booking/calendar-day";
import { queueMails, type MailKind } from "../mail/outbox-row";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { EnquiryEvent, MailState } from "../../domain/contracts/inbox";
import { groupBy } from "../../domain/lib/lookup";
import type { StoredEvent } from "./enquiry";

/** A mail that says what an event says stands with it. */
const MAILS_OF_EVENTS: Partial<Record<EnquiryEvent["kind"], MailKind>> = {
  answered: "visitor-answer",
  quoted: "visitor-quote",
  booked: "visitor-booked",
  "trip-cancelled": "visitor-cancelled",
  "day-cancelled": "visitor-cancelled",
  "review-invited": "visitor-review",
  "review-declined": "visitor-review-declined",
};

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
function listMailLines(mails: readonly TimelineMail[]): EnquiryEvent[] {
  const own = mails.filter(({ mail }) => !Object.values(MAILS_OF_EVENTS).includes(mail));
  const lines = groupBy(own, ({ createdAt, mail, eventId }) => JSON.stringify([createdAt, mail, eventId]));
  return [...lines.values()].flatMap((line): EnquiryEvent[] => {
    const [{ id, createdAt, mail }] = line;
    const state = toState(line);
    return state === null ? [] : [{ kind: "mail", id, at: createdAt, who: null, mail, state }];
  });
}

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

  function list(enquiryId: string): Promise<StoredEvent[]> {
    const all = db.selectFrom("enquiryEvents").selectAll().where("enquiryId", "=", enquiryId);
    return all.orderBy("number").execute();
  }

  return {
    listFiles,
    list,
    get: (id: string): Promise<StoredEvent | undefined> =>
      db.selectFrom("enquiryEvents").selectAll().where("id", "=", id).executeTakeFirst(),
    /** Loads what happened to an enquiry, the oldest first: its events, and behind those of the same moment the mails of the site itself. */
    async load(enquiryId: string): Promise<EnquiryEvent[]> {
      const events = await list(enquiryId);
      const [files, mails] = await Promise.all([
        listFiles(events.map(({ id }) => id)),
        db
          .selectFrom("outbox")
          .select(["id", "mail", "status", "reason", "eventId", "createdAt"])
          .where("enquiryId", "=", enquiryId)
          .orderBy("id")
          .execute(),
      ]);
      const lines = events.map(({ id, at, who, kind, data: { messageId: _messageId, ...data } }) => {
        const own = files.flatMap(({ eventId, ...file }) => (eventId === id ? [file] : []));
        const sent = mails.filter((mail) => mail.eventId === id && mail.mail.startsWith("visitor-"));
        const hasFiles = kind === "reply" || kind === "automatic" || data["channel"] === "mail-program";
        const parts = {
          ...(kind in MAILS_OF_EVENTS && { state: toState(sent) }),
          ...(hasFiles && { files: own }),
        };
        // The data were written by their kind's type: see `NewEvent`.
        return { ...data, ...parts, id, at, who, kind } as EnquiryEvent;
      });
      return [...lines, ...listMailLines(mails)].sort((one, other) => one.at - other.at);
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
      const ids = (await list(enquiryId))
        .filter(({ kind }) => kind === "reply" || kind === "answered")
        .slice(-MAX_THREAD)
        .flatMap(({ data: { messageId, isUnverified } }) =>
          typeof messageId === "string" && isUnverified !== true ? [messageId] : [],
        );
      return [...(first ? [first.id] : []), ...ids];
    },
  };
}

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
          .where("createdAt", ">", now - DAY_MS)
          .executeTakeFirst();
        if (last !== undefined) return false;
        const told = await transaction
          .updateTable("enquiries")
          .set({ heldToldAt: now })
          .where("suspicion", "is not", null)
          .where("heldToldAt", "is", null)
          .executeTakeFirst();
        if (getAffectedRows(told) === 0) return false;
        const mails = recipients.map((recipient) => ({ mail: "agency-held", recipient }) as const);
        await queueMails(transaction, mails, {}, now);
        return true;
      });
    },
  };
}

/** How long after the last keystroke a person counts as writing an answer. */
const WRITING_MS = 30_000;

export function createAnswerDraftStore({ db, write }: Database) {
  const deleteDraft = async (transaction: Transaction<Tables>, enquiryId: string, personId: string) => {
    const drafts = transaction.deleteFrom("enquiryDrafts").where("enquiryId", "=", enquiryId);
    await drafts.where("personId", "=", personId).execute();
  };
  return {
    delete: deleteDraft,
    async save(draft: { enquiryId: string; personId: string; text: string }, now: number): Promise<void> {
      const { enquiryId, personId, text } = draft;
      await write(async (transaction) => {
        if (text === "") return deleteDraft(transaction, enquiryId, personId);
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
      const drafts = db.selectFrom("enquiryDrafts").select("text").where("enquiryId", "=", enquiryId);
      return (await drafts.where("personId", "=", personId).executeTakeFirst())?.text ?? "";
    },
    listWriting(enquiryId: string, exceptPersonId: string, now: number) {
      return db
        .selectFrom("enquiryDrafts")
        .innerJoin("staffPeople", "staffPeople.id", "enquiryDrafts.personId")
        .select(["staffPeople.name", "enquiryDrafts.at"])
        .where("enquiryId", "=", enquiryId)
        .where("personId", "!=", exceptPersonId)
        .where("at", ">", now - WRITING_MS)
        .orderBy("at")
        .execute();
    },
  };
}
