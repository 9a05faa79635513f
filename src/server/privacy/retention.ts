import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";

import { DAY_MS, getAgencyDay } from "../../domain/booking/calendar-day";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "../accounts/session-repository";
import { CLOCK_TOLERANCE_MS } from "../platform/time";
import type { Tables } from "../platform/database/schema";

/** Suspected spam is kept this long, so that a person can find a mistake; unconfirmed addresses as long as their link. */
const SUSPECT_DAYS = 30;
const UNCONFIRMED_DAYS = 8;
/** An address whose mails come back is kept so long, so that staff see it; a letter's mails so long after they have left. */
const BOUNCED_DAYS = 90;
const LETTER_MAIL_DAYS = 90;
const LETTER_TEST_DAYS = 1;
/** A booking is kept until the morning after the trip has passed, when the guest is asked for a review. */
const AFTER_TRIP_DAYS = 2;

/** The moment of a purge, and the one before which `RETENTION_DAYS` are over. */
export interface When {
  now: number;
  limit: number;
}
type Where<Table extends keyof Tables> = ExpressionBuilder<Tables, Table>;

/** Closed, or settled without anybody closing it, before the limit: nothing has happened since. A trip that is booked is over. */
export function isOldEnquiry(where: Where<"enquiries">, { now, limit }: When) {
  const { or, and, eb, not, exists, selectFrom } = where;
  const hasBooking = exists(
    selectFrom("bookingTrips")
      .select("bookingTrips.id")
      .whereRef("bookingTrips.bookingId", "=", "enquiries.id")
      .where("bookingTrips.status", "=", "confirmed")
      .where("bookingTrips.day", ">", getAgencyDay(now - AFTER_TRIP_DAYS * DAY_MS)),
  );
  const isSettled = or([
    // A guest who wrote after it was closed still waits.
    and([eb("closedAt", "<", limit), or([eb("dueAt", "is", null), eb("dueAt", "<", limit)])]),
    and([
      eb("closedAt", "is", null),
      eb("touchedAt", "<", limit),
      // An enquiry with a mail that still waits is not settled.
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.enquiryId", "=", "enquiries.id")
            .where("outbox.status", "=", "due"),
        ),
      ),
    ]),
  ]);
  return and([isSettled, not(hasBooking)]);
}

export function isOldSuspect({ and, eb }: Where<"enquiries">, { now }: When) {
  return and([eb("suspicion", "is not", null), eb("touchedAt", "<", now - SUSPECT_DAYS * DAY_MS)]);
}

export function isOldSubscriber({ or, and, eb }: Where<"subscribers">, { now }: When) {
  return or([
    and([
      eb("status", "not in", ["confirmed", "bounced"]),
      eb("mailedAt", "<", now - UNCONFIRMED_DAYS * DAY_MS),
    ]),
    and([eb("status", "=", "bounced"), eb("bouncedAt", "<", now - BOUNCED_DAYS * DAY_MS)]),
  ]);
}

/** Mails about nothing that is stored, which no deletion takes along, and letters, whose figures stay and name nobody. */
export function isOldMail({ and, or, eb }: Where<"outbox">, { now }: When) {
  const isAboutNothing = and([eb("enquiryId", "is", null), eb("subscriberId", "is", null)]);
  return and([
    eb("status", "!=", "due"),
    or([
      and([isAboutNothing, eb("createdAt", "<", now - SUSPECT_DAYS * DAY_MS)]),
      and([eb("mail", "=", "letter"), eb("settledAt", "<", now - LETTER_MAIL_DAYS * DAY_MS)]),
    ]),
  ]);
}

export function isOldTest({ and, eb }: Where<"letters">, { now }: When) {
  return and([eb("status", "=", "test"), eb("createdAt", "<", now - LETTER_TEST_DAYS * DAY_MS)]);
}

export function isEndedSession({ or, eb }: Where<"staffSessions">, { now }: When) {
  return or([eb("usedAt", "<", now - SESSION_IDLE_MS), eb("createdAt", "<", now - SESSION_LIFE_MS)]);
}

/** Before `from`, or further ahead than `to`: written while the clock was wrong. */
export function isOutsideOf(time: Expression<number>, from: number, to: number): Expression<SqlBool> {
  return sql<SqlBool>`(${time} < ${from} or ${time} > ${to + CLOCK_TOLERANCE_MS})`;
}
