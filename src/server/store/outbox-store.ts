import { sql } from "kysely";

import { countOf, type Database } from "./database";
import type { Erasure } from "./erasure";
import { toOutboxMail, type OutboxMail } from "./outbox-row";

export interface Claim {
  /** Names the claim: only who holds it may settle the mail. */
  owner: string;
  now: number;
  /** For how long nobody else takes the mail; longer than any delivery may last. */
  claimMs: number;
  limit: number;
}

export interface OutboxStore {
  /** Takes mails that are due and that nobody else holds, oldest first. */
  claimDue(claim: Claim): Promise<OutboxMail[]>;
  /** Notes that a mail server took the mail. Of one that is deleted meanwhile no file is left. */
  markDelivered(id: string, now: number): Promise<void>;
  /** Puts a mail back for later. */
  postpone(id: string, owner: string, dueAt: number, reason: string): Promise<void>;
  /** Stops trying, for a reason that the operator sees. */
  giveUp(id: string, reason: string, now: number): Promise<void>;
  /** Stops trying the mails of an enquiry that are due, for a person who has decided so; gets how many there were. */
  giveUpOn(enquiryId: string, now: number): Promise<number>;
  /** Makes the given-up (and, for impatient people, the waiting) mails due at once; of one enquiry or of all. */
  retry(enquiryId: string | undefined, now: number): Promise<number>;
  /** Frees mails that dead processes hold, so that a restart need not wait for their claims to end. */
  releaseClaims(isDead: (owner: string) => boolean): Promise<number>;
  /** When the oldest mail that still waits was created, and how many there are of each kind. */
  getState(): Promise<{ oldestCreatedAt: number | undefined; due: number; givenUp: number }>;
}

export function createOutboxStore({ db, dialect, write }: Database, erasure: Erasure): OutboxStore {
  return {
    async claimDue({ owner, now, claimMs, limit }) {
      const rows = await write((transaction) =>
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
              .where("due_at", "<=", now)
              .where("claimed_until", "<=", now)
              .orderBy("due_at")
              .limit(limit);
            return dialect === "postgres" ? due.forUpdate().skipLocked() : due;
          })
          .returningAll()
          .execute(),
      );
      return rows.map(toOutboxMail);
    },
    async markDelivered(id, now) {
      const marked = await write((transaction) =>
        transaction
          .updateTable("outbox")
          .set({ status: "delivered", settled_at: now, claimed_by: null, claimed_until: 0, reason: null })
          .where("id", "=", id)
          .executeTakeFirst(),
      );
      // It was deleted while it was delivered.
      if (countOf(marked) === 0) await erasure.removeMails([id]);
    },
    async postpone(id, owner, dueAt, reason) {
      await write((transaction) =>
        transaction
          .updateTable("outbox")
          .set({ due_at: dueAt, claimed_by: null, claimed_until: 0, reason })
          .where("id", "=", id)
          .where("claimed_by", "=", owner)
          .where("status", "=", "due")
          .execute(),
      );
    },
    async giveUp(id, reason, now) {
      await write((transaction) =>
        transaction
          .updateTable("outbox")
          .set({ status: "given-up", settled_at: now, claimed_by: null, claimed_until: 0, reason })
          .where("id", "=", id)
          .where("status", "=", "due")
          .execute(),
      );
    },
    async giveUpOn(enquiryId, now) {
      const given = await db
        .updateTable("outbox")
        .set({ status: "given-up", settled_at: now, claimed_by: null, claimed_until: 0 })
        .where("enquiry_id", "=", enquiryId)
        .where("status", "=", "due")
        .executeTakeFirst();
      return countOf(given);
    },
    async retry(enquiryId, now) {
      let update = db
        .updateTable("outbox")
        // The 72 hours begin again.
        .set({ status: "due", due_at: now, created_at: now, settled_at: null })
        .where("status", "in", ["due", "given-up"]);
      if (enquiryId !== undefined) update = update.where("enquiry_id", "=", enquiryId);
      return countOf(await update.executeTakeFirst());
    },
    async releaseClaims(isDead) {
      const held = await db
        .selectFrom("outbox")
        .select("claimed_by")
        .distinct()
        .where("status", "=", "due")
        .where("claimed_until", ">", 0)
        .execute();
      const dead = held.flatMap(({ claimed_by: owner }) => (owner !== null && isDead(owner) ? [owner] : []));
      if (dead.length === 0) return 0;
      const released = await db
        .updateTable("outbox")
        .set({ claimed_by: null, claimed_until: 0 })
        .where("claimed_by", "in", dead)
        .executeTakeFirst();
      return countOf(released);
    },
    async getState() {
      const row = await db
        .selectFrom("outbox")
        .select([
          sql<number | null>`min(case when status = 'due' then created_at end)`.as("oldest"),
          sql<number>`count(case when status = 'due' then 1 end)`.as("due"),
          sql<number>`count(case when status = 'given-up' then 1 end)`.as("given_up"),
        ])
        .executeTakeFirstOrThrow();
      return { oldestCreatedAt: row.oldest ?? undefined, due: row.due, givenUp: row.given_up };
    },
  };
}
