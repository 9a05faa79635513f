import { sql, type ExpressionBuilder, type Transaction } from "kysely";

import { DAY_MS, getAgencyDay } from "../../booking/calendar-day";
import { REQUEST_LIFE_MS } from "../accounts/request-repository";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "../accounts/session-repository";
import { getAffectedRows, type Database } from "../platform/database/database";
import { RATE_WINDOW_MS } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import { DRAFT_MS } from "../platform/http/form-drafts";
import { CLOCK_TOLERANCE_MS } from "../platform/time";
import { selectAcceptedQuotes } from "../quotes/quote-repository";
import { TABLES_BY_TIME } from "./table-rules";

/** Suspected spam is kept this long, so that a person can find a mistake; unconfirmed addresses as long as their link. */
const SUSPECT_DAYS = 30;
const UNCONFIRMED_DAYS = 8;
/** An address whose mails come back is kept so long, so that staff see it; a letter's mails so long after they have left. */
const BOUNCED_DAYS = 90;
const LETTER_MAIL_DAYS = 90;
const LETTER_TEST_DAYS = 1;
/** A booking is kept until the morning after the trip has passed, when the guest is asked for a review. */
const AFTER_TRIP_DAYS = 2;

type Enquiries = ExpressionBuilder<Tables, "enquiries">;

/** Closed, or settled without anybody closing it, before `limit`: nothing has happened since. A trip that is booked is over. */
function isOld(where: Enquiries, { days, now }: { days: number; now: number }) {
  const { or, and, eb, not, exists, selectFrom } = where;
  const limit = now - days * DAY_MS;
  const hasBooking = exists(
    selectAcceptedQuotes(where).where(
      "quotes.travel_date",
      ">",
      getAgencyDay(now - AFTER_TRIP_DAYS * DAY_MS),
    ),
  );
  const isSettled = or([
    // A guest who wrote after it was closed still waits.
    and([eb("closed_at", "<", limit), or([eb("due_at", "is", null), eb("due_at", "<", limit)])]),
    and([
      eb("closed_at", "is", null),
      eb("touched_at", "<", limit),
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
  ]);
  return and([isSettled, not(hasBooking)]);
}

function isOldSuspect({ and, eb }: Enquiries, now: number) {
  return and([eb("suspicion", "is not", null), eb("created_at", "<", now - SUSPECT_DAYS * DAY_MS)]);
}

function isOldSubscriber({ or, and, eb }: ExpressionBuilder<Tables, "subscribers">, now: number) {
  return or([
    and([
      eb("status", "not in", ["confirmed", "bounced"]),
      eb("mailed_at", "<", now - UNCONFIRMED_DAYS * DAY_MS),
    ]),
    and([eb("status", "=", "bounced"), eb("bounced_at", "<", now - BOUNCED_DAYS * DAY_MS)]),
  ]);
}

/**
 * Counts the rows of the tables that are kept for days, and those of them that `purge` would delete. Held enquiries and unconfirmed
 * addresses are not among them: strangers can add any number, which must not stop the purge of the others.
 */
export async function countPurgeable({ db }: Database, days: number, now: number) {
  const count = db.fn.countAll<number>();
  const enquiries = await db
    .selectFrom("enquiries")
    .select((eb) => {
      const old = isOld(eb, { days, now });
      return [count.as("rows"), count.filterWhere(old).as("old")];
    })
    .where("suspicion", "is", null)
    .executeTakeFirstOrThrow();
  const subscribers = await db
    .selectFrom("subscribers")
    .select((eb) => [count.as("rows"), count.filterWhere(isOldSubscriber(eb, now)).as("old")])
    .where("status", "in", ["confirmed", "bounced"])
    .executeTakeFirstOrThrow();
  return { enquiries, subscribers };
}

/** Deletes what is kept for so long after the time in one column. */
async function purgeByTime({ db }: Database, days: number, now: number): Promise<void> {
  for (const { table, since, ms } of TABLES_BY_TIME) {
    const limit = now - (ms === "retention" ? days * DAY_MS : ms);
    await sql`delete from ${sql.table(table)} where ${sql.ref(since)} < ${limit}`.execute(db);
  }
}

/** Deletes sessions that have ended. */
async function purgeSessions({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom("staff_sessions")
    .where(({ or, eb }) =>
      or([eb("used_at", "<", now - SESSION_IDLE_MS), eb("created_at", "<", now - SESSION_LIFE_MS)]),
    )
    .execute();
}

/** Deletes refused forms whose time is over, and notes it in the same transaction; those of the health check hold nothing. */
function purgeDrafts({ write, markDeleted }: Database, now: number): Promise<void> {
  return write(async (transaction) => {
    const expired = transaction
      .deleteFrom("form_drafts")
      .where(({ or, eb }) =>
        or([eb("expires_at", "<", now), eb("expires_at", ">", now + DRAFT_MS + CLOCK_TOLERANCE_MS)]),
      );
    await expired.where("draft", "=", "{}").execute();
    const deleted = await expired.executeTakeFirst();
    if (getAffectedRows(deleted) > 0) await markDeleted(transaction);
  });
}

/** Deletes what expires after an hour; times too far ahead were written while the clock was wrong. */
export async function purgeShortLived(database: Database, now: number): Promise<void> {
  await database.db
    .deleteFrom("rate_hits")
    .where(({ or, eb }) => or([eb("at", "<", now - RATE_WINDOW_MS), eb("at", ">", now + CLOCK_TOLERANCE_MS)]))
    .execute();
  await purgeDrafts(database, now);
}

/** Deletes the mails of letters, and what staff sent to themselves. What was sent, and its figures, stay: nobody is named in them. */
async function purgeLetters({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("mail", "=", "letter")
    .where("status", "!=", "due")
    .where("settled_at", "<", now - LETTER_MAIL_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom("letters")
    .where("status", "=", "test")
    .where("created_at", "<", now - LETTER_TEST_DAYS * DAY_MS)
    .execute();
}

/** Deletes people and what they wrote. That it was is noted in the same transaction: a kill leaves no copy in the database's files. */
async function purgePeople(transaction: Transaction<Tables>, days: number, now: number) {
  const enquiries = await transaction
    .deleteFrom("enquiries")
    .where((where) => isOld(where, { days, now }))
    .executeTakeFirst();
  const suspects = await transaction
    .deleteFrom("enquiries")
    .where((where) => isOldSuspect(where, now))
    .executeTakeFirst();
  const subscribers = await transaction
    .deleteFrom("subscribers")
    .where((where) => isOldSubscriber(where, now))
    .executeTakeFirst();
  const requests = await transaction
    .deleteFrom("staff_requests")
    .where("created_at", "<", now - REQUEST_LIFE_MS)
    .executeTakeFirst();
  return {
    enquiries: getAffectedRows(enquiries),
    suspects: getAffectedRows(suspects),
    subscribers: getAffectedRows(subscribers),
    requests: getAffectedRows(requests),
  };
}

/** Deletes what has been kept long enough, whatever the clock says: see `purgeWhenPlausible`. */
export async function purge(database: Database, days: number, now: number) {
  const { db } = database;
  const { requests: _requests, ...purged } = await database.write(async (transaction) => {
    const deleted = await purgePeople(transaction, days, now);
    if (Object.values(deleted).some((rows) => rows > 0)) await database.markDeleted(transaction);
    return deleted;
  });
  await purgeSessions(database, now);
  // Mails about nothing that is stored: no deletion of an enquiry or a subscriber takes them along.
  await db
    .deleteFrom("outbox")
    .where("enquiry_id", "is", null)
    .where("subscriber_id", "is", null)
    .where("status", "!=", "due")
    .where("created_at", "<", now - SUSPECT_DAYS * DAY_MS)
    .execute();
  await purgeLetters(database, now);
  // No backup of a time with these days is restored any more.
  await db
    .deleteFrom("departures")
    .where("day", "<", getAgencyDay(now - days * DAY_MS))
    .execute();
  await purgeByTime(database, days, now);
  await purgeShortLived(database, now);
  return purged;
}
