import { countOf, type Database } from "./database";
import { RATE_WINDOW_MS } from "./rate-limit";
import { RECEIPT_PERIOD_MS } from "./receipt-limit";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Suspected spam is kept this long, so that a person can find a mistake; unconfirmed addresses as long as their link. */
const SUSPECT_DAYS = 30;
const UNCONFIRMED_DAYS = 8;

export interface Purged {
  enquiries: number;
  suspects: number;
  subscribers: number;
}

/**
 * Deletes what has been kept long enough: enquiries that were closed, or settled without anybody closing them, `days`
 * ago; suspects; subscribers who never confirmed; the marks of rate limits; drafts.
 */
export async function purge({ db }: Database, days: number, now: number): Promise<Purged> {
  const limit = now - days * DAY_MS;
  const enquiries = await db
    .deleteFrom("enquiries")
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb("closed_at", "<", limit),
        and([
          eb("closed_at", "is", null),
          eb("created_at", "<", limit),
          // An enquiry with a mail that still waits is not settled.
          not(
            exists(
              selectFrom("outbox")
                .select("outbox.id")
                .whereRef("outbox.enquiry_id", "=", "enquiries.id")
                .where("outbox.status", "=", "due"),
            ),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
  const suspects = await db
    .deleteFrom("enquiries")
    .where("suspicion", "is not", null)
    .where("created_at", "<", now - SUSPECT_DAYS * DAY_MS)
    .executeTakeFirst();
  const subscribers = await db
    .deleteFrom("subscribers")
    .where("status", "!=", "confirmed")
    .where("mailed_at", "<", now - UNCONFIRMED_DAYS * DAY_MS)
    .executeTakeFirst();
  // Mails about nothing that is stored: no deletion of an enquiry or a subscriber takes them along.
  await db
    .deleteFrom("outbox")
    .where("enquiry_id", "is", null)
    .where("subscriber_id", "is", null)
    .where("status", "!=", "due")
    .where("created_at", "<", now - SUSPECT_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom("rate_hits")
    .where("at", "<", now - RATE_WINDOW_MS)
    .execute();
  await db
    .deleteFrom("receipts")
    .where("at", "<", now - RECEIPT_PERIOD_MS)
    .execute();
  await db.deleteFrom("form_drafts").where("expires_at", "<", now).execute();
  return { enquiries: countOf(enquiries), suspects: countOf(suspects), subscribers: countOf(subscribers) };
}
