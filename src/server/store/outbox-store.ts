import { sql, type ExpressionBuilder, type Kysely } from "kysely";

import { countOf, type Database } from "./database";
import type { Erasure } from "./erasure";
import { OFFICE_MAILS, PERHAPS_DELIVERED, type OutboxMail } from "./outbox-row";
import { CLOCK_TOLERANCE_MS, LONG_WAIT_MS, REPLY_CLAIM_MS } from "./outbox-times";
import type { Tables } from "./tables";

interface Claim {
  /** Names the claim: only who holds it may settle the mail. */
  owner: string;
  now: number;
  /** For how long nobody else takes the mail; longer than any delivery may last. */
  claimMs: number;
  limit: number;
  /** Mails that the owner is still sending, which it does not get again, whatever the clock says. */
  except?: readonly string[];
}

type Postponed = Pick<OutboxMail, "id" | "uncertain">;

/** Tells whether a time is over, or further ahead than the longest that is ever written. */
function isPast(
  { or, eb }: ExpressionBuilder<Tables, "outbox">,
  column: "due_at" | "claimed_until",
  now: number,
  longestMs: number,
) {
  return or([eb(column, "<=", now), eb(column, ">", now + longestMs + CLOCK_TOLERANCE_MS)]);
}

/** Begins a change of mails that are due. */
function updateDue(db: Kysely<Tables>) {
  return db.updateTable("outbox").where("status", "=", "due");
}

/** What a mail has that nobody is sending. */
const FREE = { claimed_by: null, claimed_until: 0 };

export function createOutboxStore({ db, dialect, write }: Database, erasure: Erasure) {
  return {
    /** Takes due mails that nobody holds, oldest first. A time too far ahead was written while a clock was wrong. */
    claimDue({ owner, now, claimMs, limit, except = [] }: Claim): Promise<OutboxMail[]> {
      return write((transaction) =>
        transaction
          .updateTable("outbox")
          .set((set) => ({
            claimed_by: owner,
            claimed_until: now + claimMs,
            attempts: set("attempts", "+", 1),
          }))
          .where("id", "in", (query) => {
            const due = query
              .selectFrom("outbox")
              .select("id")
              .where("status", "=", "due")
              .where((row) => isPast(row, "due_at", now, LONG_WAIT_MS))
              .where((row) => isPast(row, "claimed_until", now, REPLY_CLAIM_MS))
              .$if(except.length > 0, (query) => query.where("id", "not in", except))
              .orderBy("due_at")
              .limit(limit);
            return dialect === "postgres" ? due.forUpdate().skipLocked() : due;
          })
          .returning(["id", "mail", "recipient", "attempts", "uncertain"])
          .returning(["enquiry_id as enquiryId", "subscriber_id as subscriberId", "created_at as createdAt"])
          .returning(["sign_in_id as signInId", "request_id as requestId", "event_id as eventId"])
          .execute(),
      );
    },
    /** Notes that a mail server took the mail. Of one that is deleted meanwhile no file is left. */
    async markDelivered(id: string, now: number) {
      const marked = await write((transaction) =>
        transaction
          .updateTable("outbox")
          .set({ status: "delivered", settled_at: now, ...FREE, reason: null })
          .where("id", "=", id)
          .executeTakeFirst(),
      );
      if (countOf(marked) === 0) await erasure.removeMails([id]);
    },
    /** Notes, before a mail's end is sent, that it may have arrived from now on. Gets false when the claim was lost. */
    async expectReply(id: string, owner: string, now: number) {
      const noted = await write((transaction) =>
        updateDue(transaction)
          .set((set) => ({
            uncertain: set("uncertain", "+", 1),
            due_at: now + LONG_WAIT_MS,
            claimed_until: now + REPLY_CLAIM_MS,
            reason: PERHAPS_DELIVERED,
          }))
          .where("id", "=", id)
          .where("claimed_by", "=", owner)
          .executeTakeFirst(),
      );
      return countOf(noted) > 0;
    },
    /** Puts a mail back for later; `uncertain` is how many of its attempts have an outcome that nobody knows. */
    async postpone({ id, uncertain }: Postponed, owner: string, dueAt: number, reason: string) {
      await write((transaction) =>
        updateDue(transaction)
          .set({ due_at: dueAt, ...FREE, reason, uncertain })
          .where("id", "=", id)
          .where("claimed_by", "=", owner)
          .execute(),
      );
    },
    /** Stops trying, for a reason that the operator sees. */
    async giveUp(id: string, reason: string, now: number) {
      await write((transaction) =>
        updateDue(transaction)
          .set({ status: "given-up", settled_at: now, ...FREE, reason })
          .where("id", "=", id)
          .execute(),
      );
    },
    /** Stops trying the mails of an enquiry that are due, for a person who has decided so; gets how many there were. */
    async giveUpOn(enquiryId: string, now: number) {
      const given = await updateDue(db)
        .set({ status: "given-up", settled_at: now, ...FREE })
        .where("enquiry_id", "=", enquiryId)
        .executeTakeFirst();
      return countOf(given);
    },
    /** Makes the given-up and the waiting mails due at once; of one enquiry or of all. */
    async retry(enquiryId: string | undefined, now: number) {
      let update = db
        .updateTable("outbox")
        // The 72 hours and the count of perhaps delivered copies begin again: a person has decided so.
        .set({ status: "due", due_at: now, created_at: now, settled_at: null, uncertain: 0 })
        .where("status", "in", ["due", "given-up"]);
      if (enquiryId !== undefined) update = update.where("enquiry_id", "=", enquiryId);
      return countOf(await update.executeTakeFirst());
    },
    /** Frees mails that dead processes hold, due at once: a restart need not wait for their claims to end. */
    async releaseClaims(isDead: (owner: string) => boolean, now: number) {
      const held = await db
        .selectFrom("outbox")
        .select("claimed_by")
        .distinct()
        .where("status", "=", "due")
        .where("claimed_until", ">", 0)
        .execute();
      const dead = held.flatMap(({ claimed_by: owner }) => (owner !== null && isDead(owner) ? [owner] : []));
      if (dead.length === 0) return 0;
      const released = await updateDue(db)
        .set({ ...FREE, due_at: now })
        .where("claimed_by", "in", dead)
        .executeTakeFirst();
      return countOf(released);
    },
    /** Gets how the mails stand, for a monitor; no server has confirmed the arrival of those perhaps delivered. */
    async getState() {
      const row = await db
        .selectFrom("outbox")
        .select([
          sql<number | null>`min(case when status = 'due' then created_at end)`.as("oldest"),
          sql<
            number | null
          >`min(case when status = 'due' and mail in (${sql.join(OFFICE_MAILS)}) then created_at end)`.as(
            "oldest_for_office",
          ),
          sql<number>`count(case when reason = ${PERHAPS_DELIVERED} then 1 end)`.as("perhaps_delivered"),
          sql<number>`count(case when status = 'due' then 1 end)`.as("due"),
          sql<number>`count(case when status = 'given-up' then 1 end)`.as("given_up"),
        ])
        .executeTakeFirstOrThrow();
      return {
        due: row.due,
        givenUp: row.given_up,
        perhapsDelivered: row.perhaps_delivered,
        oldestCreatedAt: row.oldest ?? undefined,
        oldestForOfficeAt: row.oldest_for_office ?? undefined,
      };
    },
  };
}
