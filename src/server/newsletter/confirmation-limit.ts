import type { Transaction } from "kysely";
import { createHmac } from "node:crypto";

import { DAY_MS, MINUTE_MS } from "../../booking/calendar-day";
import { getMailboxKey } from "../mail/message";
import { CLOCK_TOLERANCE_MS } from "../platform/time";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

/** How long after the first and the second mail the next one may go; after the third there is quiet. */
const PAUSES_MS = [10 * MINUTE_MS, 60 * MINUTE_MS];
const QUIET_MS = 90 * DAY_MS;
/** After this a mailbox that was never confirmed is forgotten, and counted anew. */
export const CONFIRMATION_MEMORY_MS = 365 * DAY_MS;

/** Creates the limit of mails that ask a mailbox to confirm; it outlives unconfirmed addresses, and keeps hashes alone. */
export function createConfirmationLimit(database: Database, getSecret: () => string) {
  const toHash = (email: string) => {
    const key = createHmac("sha256", getSecret()).update("confirmation-mails").digest();
    return createHmac("sha256", key).update(getMailboxKey(email)).digest("base64url");
  };
  return {
    /** Counts one more mail, and tells whether it may go. */
    async count(transaction: Transaction<Tables>, email: string, now: number): Promise<boolean> {
      const mailbox = toHash(email);
      await database.lockNames(transaction, `confirmation:${mailbox}`);
      const row = await transaction
        .selectFrom("confirmationMails")
        .selectAll()
        .where("mailbox", "=", mailbox)
        .where("mailedAt", "<=", now + CLOCK_TOLERANCE_MS)
        .executeTakeFirst();
      const mails = row?.mails ?? 0;
      if (row !== undefined && now < row.mailedAt + (PAUSES_MS[mails - 1] ?? QUIET_MS)) return false;
      const counted = { mails: mails + 1, mailedAt: now };
      await transaction
        .insertInto("confirmationMails")
        .values({ mailbox, ...counted })
        .onConflict((conflict) => conflict.column("mailbox").doUpdateSet(counted))
        .execute();
      return true;
    },
    /** Forgets the count of a mailbox whose owner has confirmed. */
    async forget(transaction: Transaction<Tables>, email: string) {
      await transaction.deleteFrom("confirmationMails").where("mailbox", "=", toHash(email)).execute();
    },
  };
}

export type ConfirmationLimit = ReturnType<typeof createConfirmationLimit>;
