import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from "kysely";

import type { Database } from "./database";
import type { OutboxMail } from "./outbox-row";
import { CLOCK_TOLERANCE_MS, LONG_WAIT_MS, REPLY_CLAIM_MS } from "./outbox-times";
import type { Tables } from "./tables";

/** Options of a claim. */
export interface Claim {
  /** Names the claim: only who holds it may settle the mail. */
  owner: string;
  now: number;
  /** For how long nobody else takes the mail; longer than any delivery may last. */
  claimMs: number;
  limit: number;
  /** Mails that the owner is still sending, which it does not get again, whatever the clock says. */
  except?: readonly string[];
}

/** What a mail has that nobody is sending. */
export const FREE = { claimed_by: null, claimed_until: 0 };

/** The columns of an `OutboxMail`. */
const CLAIMED_COLUMNS = [
  ...(["id", "mail", "recipient", "attempts", "uncertain", "locale", "data"] as const),
  ...(["enquiry_id as enquiryId", "subscriber_id as subscriberId", "created_at as createdAt"] as const),
  ...(["sign_in_id as signInId", "request_id as requestId", "event_id as eventId"] as const),
  "letter_id as letterId" as const,
];

/** Tells whether a time is over, or further ahead than the longest that is ever written: that was while a clock was wrong. */
function isPast(
  { or, eb }: ExpressionBuilder<Tables, "outbox">,
  column: "due_at" | "claimed_until",
  now: number,
  longestMs: number,
) {
  return or([eb(column, "<=", now), eb(column, ">", now + longestMs + CLOCK_TOLERANCE_MS)]);
}

type Due = SelectQueryBuilder<Tables, "outbox", { id: string }>;

/** Takes mails that are due and that nobody holds, the oldest first; `narrow` says which of them. */
export function claimMails(
  db: Kysely<Tables>,
  { dialect }: Pick<Database, "dialect">,
  { owner, now, claimMs, limit, except = [] }: Claim,
  narrow: (due: Due) => Due,
): Promise<OutboxMail[]> {
  return db
    .updateTable("outbox")
    .set((set) => ({ claimed_by: owner, claimed_until: now + claimMs, attempts: set("attempts", "+", 1) }))
    .where("id", "in", (query) => {
      // Written out, here and in `narrow`, so that SQLite sees that its index has them all.
      const due = narrow(query.selectFrom("outbox").select("id").where("status", "=", sql.lit("due")))
        .where((row) => isPast(row, "due_at", now, LONG_WAIT_MS))
        .where((row) => isPast(row, "claimed_until", now, REPLY_CLAIM_MS))
        .$if(except.length > 0, (some) => some.where("id", "not in", except))
        .orderBy("due_at")
        .limit(limit);
      return dialect === "postgres" ? due.forUpdate().skipLocked() : due;
    })
    .returning(CLAIMED_COLUMNS)
    .execute();
}
