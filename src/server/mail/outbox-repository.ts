import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from "kysely";

import { type Database, getAffectedRows } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { type OutboxMail, OFFICE_MAILS, PERHAPS_DELIVERED } from "./outbox-row";

/** How long nobody else takes a claimed mail: longer than any delivery, and than noting its outcome. */
const CLAIM_MS = 3 * 60_000;

/** How long a mail waits that a person has to help, or that may have arrived already: the longest of all waits. */
export const LONG_WAIT_MS = 2 * 60 * 60_000;

export interface Claim {
  /** Names the claim: only who holds it may settle the mail. */
  owner: string;
  now: number;
  limit: number;
}

export const FREE = { claimedBy: null, claimedUntil: 0 };

type Due = SelectQueryBuilder<Tables, "outbox", { id: string }>;

/** Claims mails that are due and that nobody holds, the oldest first; `narrow` says which of them. */
export function claimMails(
  db: Kysely<Tables>,
  { dialect }: Pick<Database, "dialect">,
  { owner, now, limit }: Claim,
  narrow: (due: Due) => Due,
): Promise<OutboxMail[]> {
  return db
    .updateTable("outbox")
    .set((set) => ({ claimedBy: owner, claimedUntil: now + CLAIM_MS, attempts: set("attempts", "+", 1) }))
    .where("id", "in", (query) => {
      // Written out, here and in `narrow`, so that SQLite sees that its index has them all.
      const due = narrow(query.selectFrom("outbox").select("id").where("status", "=", sql.lit("due")))
        .where("dueAt", "<=", now)
        .where("claimedUntil", "<=", now)
        .orderBy("dueAt")
        .limit(limit);
      return dialect === "postgres" ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();
}

function updateDue(db: Kysely<Tables>) {
  return db.updateTable("outbox").where("status", "=", "due");
}

/**
 * The changes that make a mail due again. The 72 hours and the count of perhaps delivered copies begin again: a person has decided so. Mails to
 * the office have no such end, and their time says which were ordered together.
 */
function toRetried(now: number) {
  return (set: ExpressionBuilder<Tables, "outbox">) => ({
    status: "due",
    dueAt: now,
    settledAt: null,
    uncertain: 0,
    createdAt: set.case().when("mail", "in", OFFICE_MAILS).then(set.ref("createdAt")).else(now).end(),
  });
}

export function createOutboxStore(database: Database, erasure: Erasure) {
  const { db } = database;
  return {
    get: (id: string) =>
      db
        .selectFrom("outbox")
        .select(["mail", "enquiryId", "eventId"])
        .where("id", "=", id)
        .executeTakeFirst(),
    /** Lists to whom a mail was ordered: the same of its enquiry, its event or its request at the same moment. */
    async listRecipients(ordered: OutboxMail): Promise<string[]> {
      const rows = await db
        .selectFrom("outbox")
        .select("recipient")
        .where("mail", "=", ordered.mail)
        .where("createdAt", "=", ordered.createdAt)
        .where(({ and, eb }) =>
          and(
            (["enquiryId", "requestId", "eventId", "data"] as const).map((column) =>
              eb(column, "is not distinct from", ordered[column]),
            ),
          ),
        )
        .execute();
      return rows.map(({ recipient }) => recipient);
    },
    async hasNewer({ mail, createdAt }: OutboxMail, recipients: readonly string[]): Promise<boolean> {
      const newer = await db
        .selectFrom("outbox")
        .select("id")
        .where("mail", "=", mail)
        .where("recipient", "in", recipients)
        .where("status", "in", ["due", "delivered"])
        .where("createdAt", ">", createdAt)
        .executeTakeFirst();
      return newer !== undefined;
    },
    async claimDue(claim: Claim): Promise<OutboxMail[]> {
      if (claim.limit <= 0) return [];
      return claimMails(db, database, claim, (due) => due.where("mail", "<>", sql.lit("letter")));
    },
    /** Notes that a mail server took the mail. Of one that is deleted meanwhile no file is left. */
    async markDelivered(id: string, now: number) {
      const marked = await db
        .updateTable("outbox")
        .set({ status: "delivered", settledAt: now, ...FREE, reason: null })
        .where("id", "=", id)
        .executeTakeFirst();
      if (getAffectedRows(marked) === 0) await erasure.removeMails([id]);
    },
    async postpone(
      { id, claimedBy, uncertain }: Pick<OutboxMail, "id" | "claimedBy" | "uncertain">,
      dueAt: number,
      reason: string,
    ) {
      await updateDue(db)
        .set({ dueAt, ...FREE, reason, uncertain })
        .where("id", "=", id)
        .where("claimedBy", "=", claimedBy)
        .execute();
    },
    async giveUp(id: string, reason: string, now: number) {
      await updateDue(db)
        .set({ status: "given-up", settledAt: now, ...FREE, reason })
        .where("id", "=", id)
        .execute();
    },
    async giveUpOn(enquiryId: string, now: number) {
      const given = await updateDue(db)
        .set({ status: "given-up", settledAt: now, ...FREE })
        .where("enquiryId", "=", enquiryId)
        .executeTakeFirst();
      return getAffectedRows(given);
    },
    /** Makes the given-up and the waiting mails due at once; of one enquiry or of all. Letters keep their pace. */
    async retry(enquiryId: string | undefined, now: number) {
      let update = db
        .updateTable("outbox")
        .set(toRetried(now))
        .where("status", "in", ["due", "given-up"])
        .where("mail", "<>", "letter");
      if (enquiryId !== undefined) update = update.where("enquiryId", "=", enquiryId);
      return getAffectedRows(await update.executeTakeFirst());
    },
    /** Makes the mails of a line of a timeline that did not arrive due at once: those of an event, or those that were ordered with a mail. */
    async retryLine(enquiryId: string, id: string, now: number) {
      const line = await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
      const failed = db
        .updateTable("outbox")
        .set(toRetried(now))
        .where("enquiryId", "=", enquiryId)
        .where("status", "in", ["given-up", "bounced"]);
      const ofLine =
        line === undefined
          ? failed.where("eventId", "=", id)
          : failed
              .where("mail", "=", line.mail)
              .where("createdAt", "=", line.createdAt)
              .where("eventId", line.eventId === null ? "is" : "=", line.eventId);
      return getAffectedRows(await ofLine.executeTakeFirst());
    },
    /** Counts the mails for a monitor, without letters, which wait on purpose; no server has confirmed the arrival of those perhaps delivered. */
    async getState() {
      const row = await db
        .selectFrom("outbox")
        .select([
          sql<number | null>`min(case when status = 'due' then created_at end)`.as("oldest"),
          sql<
            number | null
          >`min(case when status = 'due' and mail in (${sql.join(OFFICE_MAILS)}) then created_at end)`.as(
            "oldestForOffice",
          ),
          sql<number>`count(case when reason = ${PERHAPS_DELIVERED} then 1 end)`.as("perhapsDelivered"),
          sql<number>`count(case when status = 'due' then 1 end)`.as("due"),
          sql<number>`count(case when status = 'given-up' then 1 end)`.as("givenUp"),
        ])
        .where("mail", "<>", "letter")
        .executeTakeFirstOrThrow();
      const { oldest, oldestForOffice, ...counts } = row;
      return {
        ...counts,
        oldestCreatedAt: oldest ?? undefined,
        oldestForOfficeAt: oldestForOffice ?? undefined,
      };
    },
  };
}
