import type { Transaction } from "kysely";

import { FREE } from "../mail/outbox-repository";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";

/** The end of a letter to one subscriber; `left-out`: they had left by then. */
type LetterEnd = "delivered" | "failed" | "bounced" | "left-out";

type Counter = "sent" | "failed" | "bounced";

const STATUS = {
  delivered: "delivered",
  failed: "given-up",
  bounced: "bounced",
  "left-out": "left-out",
} as const satisfies Record<LetterEnd, string>;

const COUNTERS = {
  delivered: "sent",
  failed: "failed",
  bounced: "bounced",
  "left-out": undefined,
} as const satisfies Record<LetterEnd, Counter | undefined>;

/** How a letter may stand that has left, with what it was counted as. */
const LEFT = [
  [STATUS.delivered, COUNTERS.delivered],
  [STATUS.failed, COUNTERS.failed],
  // The process that sent it ended before the server's reply.
  ["due", undefined],
] as const;

function count(transaction: Transaction<Tables>, letterId: string, counter: Counter, by: 1 | -1) {
  return transaction
    .updateTable("letters")
    .set((set) => ({ [counter]: set(counter, "+", by) }))
    .where("id", "=", letterId)
    .execute();
}

/** Changes a mail from one status to another, once; gets whose it was. */
function change(
  transaction: Transaction<Tables>,
  id: string,
  from: string,
  to: { status: string; reason: string | null; settled_at: number },
) {
  return transaction
    .updateTable("outbox")
    .set({ ...to, ...FREE })
    .where("id", "=", id)
    .where("mail", "=", "letter")
    .where("status", "=", from)
    .returning(["letter_id", "subscriber_id"])
    .executeTakeFirst();
}

/** No letter goes to an address that does not exist, until its owner subscribes again. */
function stopSubscriber(transaction: Transaction<Tables>, id: string, reason: string, now: number) {
  return transaction
    .updateTable("subscribers")
    .set({ status: "bounced", bounced_at: now, bounce_reason: reason })
    .where("id", "=", id)
    .where("status", "=", "confirmed")
    .execute();
}

/** How a letter ended; `isAddressGone`: no mail will ever arrive there. */
interface LetterResult {
  end: LetterEnd;
  reason: string | null;
  isAddressGone?: boolean;
}

/** Creates what notes how the mails of letters end, with the counters of their letter. */
export function createLetterResults({ db, write }: Database, erasure: Erasure) {
  return {
    /** Notes how the delivery of a letter ended, once. Of one that is deleted meanwhile no file is left. */
    async settle(id: string, { end, reason, isAddressGone = false }: LetterResult, now: number) {
      const settled = await write(async (transaction) => {
        const row = await change(transaction, id, "due", { status: STATUS[end], reason, settled_at: now });
        const counter = COUNTERS[end];
        if (row?.letter_id && counter) await count(transaction, row.letter_id, counter, 1);
        if (row?.subscriber_id && isAddressGone)
          await stopSubscriber(transaction, row.subscriber_id, reason ?? "", now);
        return row !== undefined;
      });
      if (settled) return;
      const row = await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst();
      if (row === undefined) await erasure.removeMails([id]);
    },
    /** Notes that a letter came back after it had left, once; tells whether that is news. */
    bounce: (
      id: string,
      { reason, isAddressGone }: { reason: string; isAddressGone: boolean },
      now: number,
    ) =>
      write(async (transaction) => {
        const bounced = { status: STATUS.bounced, reason, settled_at: now };
        for (const [status, counter] of LEFT) {
          const row = await change(transaction, id, status, bounced);
          if (!row?.letter_id) continue;
          if (counter) await count(transaction, row.letter_id, counter, -1);
          await count(transaction, row.letter_id, "bounced", 1);
          if (row.subscriber_id && isAddressGone)
            await stopSubscriber(transaction, row.subscriber_id, reason, now);
          return true;
        }
        return false;
      }),
    /** Counts somebody who has left by the link of a letter. */
    async countUnsubscribed(letterId: string) {
      await db
        .updateTable("letters")
        .set((set) => ({ unsubscribed: set("unsubscribed", "+", 1) }))
        .where("id", "=", letterId)
        .execute();
    },
  };
}
