import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";

import { DAY_MS, getAgencyDay } from "../../domain/booking/calendar-day";
import { REQUEST_LIFE_MS } from "../accounts/request-repository";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "../accounts/session-repository";
import { SIGN_IN_MEMORY_MS } from "../accounts/sign-in-repository";
import type { Tables } from "../platform/database/schema";
import { DRAFT_MS } from "../platform/http/form-drafts";

/** Suspected spam is kept this long, so that a person can find a mistake; unconfirmed addresses as long as their link. */
const SUSPECT_MS = 30 * DAY_MS;
const UNCONFIRMED_MS = 8 * DAY_MS;
/** An address whose mails come back is kept so long, so that staff see it; a letter's mails so long after they have left. */
const BOUNCED_MS = 90 * DAY_MS;
/** A booking is kept until the morning after the trip has passed, when the guest is asked for a review. */
const AFTER_TRIP_MS = 2 * DAY_MS;
const LOG_MS = 400 * DAY_MS;
/** How long a company in the Dominican Republic keeps its accounts (Código Tributario, art. 50). */
const ACCOUNTS_MS = 10 * 366 * DAY_MS;

/** The moment of a purge, and the one before which `RETENTION_DAYS` are over. */
export interface When {
  now: number;
  limit: number;
}

/** How far the clocks of several machines may differ; a time further ahead was written while a clock was wrong. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

export type TableName = keyof Tables;
export type Row = Record<string, string | number | object | null>;
export type AnyTables = Record<TableName, Row>;

interface Tombstone<Column> {
  kind: "enquiry" | "subscriber" | "review";
  name: Column;
  since: Column;
  /** The row stays without its words. */
  keepsRow?: true;
}

interface Rule<Column extends string, Where> {
  /** `replaced` by a restore; `merged`: it only adds rows that are not known; `left-out`: worthless or harmful by the time of a restore. */
  backup: "replaced" | "merged" | "left-out";
  /** Orders the rows of a backup and identifies what others are part of; `id` by default. */
  key?: Column;
  /** Rows that no backup holds, with their parts. */
  isLeftOut?: (row: Row) => boolean;
  /** How many rows a statement carries; fewer of large ones, because PostgreSQL ends a statement after ten seconds. */
  batch?: number;
  /** The tables whose rows take these along when they are deleted: the foreign keys that cascade. */
  partOf?: Partial<Record<Column, TableName>>;
  unknownPerson?: "left-out" | "cleared";
  tombstone?: Tombstone<Column>;
  /** Found by what the person typed. */
  erasedBy?: "words";
  /** Under which name an erasure counts its rows. */
  countedAs?: "events" | "mails" | "drafts" | "quotes" | "bookings" | "files" | "reviews";
  /** Which rows a purge deletes, by the name under which it counts them. */
  over?: Record<string, (where: Where, when: When) => Expression<SqlBool>>;
  /** The rows of which no purge takes more than a tenth: strangers cannot add them at will. */
  guarded?: (where: Where, when: When) => Expression<SqlBool>;
  /** Purged whatever the clock says. */
  isShortLived?: true;
}

/** Whose data a table holds. Data of guests and subscribers must have a way to be erased. */
type Whose<Column extends string> =
  | { whose: "applicant" | "staff" | "nobody" }
  | ({ whose: "guest" | "subscriber" } & (
      | { tombstone: Tombstone<Column> }
      | { partOf: Partial<Record<Column, TableName>> }
      | { erasedBy: "words" }
    ));
type Column<Table extends TableName> = keyof Tables[Table] & string;
export type TableRule<Table extends TableName> = Rule<Column<Table>, ExpressionBuilder<Tables, Table>> &
  Whose<Column<Table>>;
export type TableRules = { [Table in TableName]: TableRule<Table> };

type Over<Table extends TableName> = (
  where: ExpressionBuilder<Tables, Table>,
  when: When,
) => Expression<SqlBool>;

const isOlder =
  <Table extends TableName>(column: Column<Table>, ms: number): Over<Table> =>
  (_where, { now }) =>
    sql`${sql.ref(column)} < ${now - ms}`;

/** Before `from`, or further ahead than `to`: written while the clock was wrong. */
const isOutsideOf = (time: Expression<number>, from: number, to: number) =>
  sql<SqlBool>`(${time} < ${from} or ${time} > ${to + CLOCK_TOLERANCE_MS})`;

/** Closed, or settled without anybody closing it, before the limit: nothing has happened since. A trip that is booked is over. */
const isOldEnquiry: Over<"enquiries"> = ({ or, and, eb, not, exists, selectFrom }, { now, limit }) => {
  const booking = selectFrom("bookingTrips")
    .select("bookingTrips.id")
    .whereRef("bookingTrips.bookingId", "=", "enquiries.id")
    .where("bookingTrips.status", "=", "confirmed")
    .where("bookingTrips.day", ">", getAgencyDay(now - AFTER_TRIP_MS));
  const waitingMail = selectFrom("outbox")
    .select("outbox.id")
    .whereRef("outbox.enquiryId", "=", "enquiries.id")
    .where("outbox.status", "=", "due");
  const isSettled = or([
    // A guest who wrote after it was closed still waits.
    and([eb("closedAt", "<", limit), or([eb("dueAt", "is", null), eb("dueAt", "<", limit)])]),
    and([eb("closedAt", "is", null), eb("touchedAt", "<", limit), not(exists(waitingMail))]),
  ]);
  return and([isSettled, not(exists(booking))]);
};

const isOldSuspect: Over<"enquiries"> = ({ and, eb }, { now }) =>
  and([eb("suspicion", "is not", null), eb("touchedAt", "<", now - SUSPECT_MS)]);

const isOldSubscriber: Over<"subscribers"> = ({ or, and, eb }, { now }) =>
  or([
    and([eb("status", "not in", ["confirmed", "bounced"]), eb("mailedAt", "<", now - UNCONFIRMED_MS)]),
    and([eb("status", "=", "bounced"), eb("bouncedAt", "<", now - BOUNCED_MS)]),
  ]);

/** Mails about nothing that is stored, which no deletion takes along, and letters, whose figures stay and name nobody. */
const isOldMail: Over<"outbox"> = ({ and, or, eb }, { now }) =>
  and([
    eb("status", "!=", "due"),
    or([
      and([
        eb("enquiryId", "is", null),
        eb("subscriberId", "is", null),
        eb("createdAt", "<", now - SUSPECT_MS),
      ]),
      and([eb("mail", "=", "letter"), eb("settledAt", "<", now - BOUNCED_MS)]),
    ]),
  ]);

const OF_ENQUIRY = { whose: "guest", backup: "replaced", partOf: { enquiryId: "enquiries" } } as const;
const OF_PERSON = { whose: "staff", backup: "left-out", partOf: { personId: "staffPeople" } } as const;

/**
 * Rules of backup, restore, erasure and purge for each table; a new one does not compile before it stands here. A table stands behind those
 * that its rows refer to.
 */
const RULES = {
  // Nobody is deleted: the log goes on naming them. The owner of one's own machine is made anew wherever one is.
  staffPeople: { whose: "staff", backup: "merged", isLeftOut: (row) => row["isLocal"] === 1 },
  staffPasskeys: { whose: "staff", backup: "merged", partOf: { personId: "staffPeople" } },
  staffLog: { whose: "staff", backup: "merged", over: { log: isOlder("at", LOG_MS) } },
  departureCalendars: { whose: "staff", backup: "merged", over: { calendars: isOlder("endedAt", LOG_MS) } },
  reviewRemovals: { whose: "nobody", backup: "merged", key: "file" },
  enquiries: {
    whose: "guest",
    backup: "replaced",
    unknownPerson: "cleared",
    tombstone: { kind: "enquiry", name: "id", since: "createdAt" },
    over: { enquiries: isOldEnquiry, suspects: isOldSuspect },
    guarded: (where) => where("suspicion", "is", null),
  },
  subscribers: {
    whose: "subscriber",
    backup: "replaced",
    tombstone: { kind: "subscriber", name: "email", since: "createdAt" },
    over: { subscribers: isOldSubscriber },
    guarded: (where) => where("status", "in", ["confirmed", "bounced"]),
  },
  enquiryEvents: { ...OF_ENQUIRY, batch: 25, countedAs: "events" },
  enquiryDrafts: { ...OF_ENQUIRY, key: "enquiryId", unknownPerson: "left-out", countedAs: "drafts" },
  enquiryTrips: OF_ENQUIRY,
  quotes: { ...OF_ENQUIRY, countedAs: "quotes" },
  bookings: { whose: "guest", backup: "replaced", partOf: { id: "enquiries" }, countedAs: "bookings" },
  // Numbers without a person, for the accounts.
  bookingTrips: { whose: "nobody", backup: "replaced", over: { trips: isOlder("bookedAt", ACCOUNTS_MS) } },
  bookingEntries: { whose: "nobody", backup: "replaced", over: { entries: isOlder("at", ACCOUNTS_MS) } },
  closedMonths: { whose: "nobody", backup: "merged", key: "month" },
  replyFiles: {
    ...OF_ENQUIRY,
    batch: 2,
    partOf: { enquiryId: "enquiries", eventId: "enquiryEvents" },
    countedAs: "files",
  },
  // A guest who has withdrawn it is not asked again.
  reviews: {
    ...OF_ENQUIRY,
    tombstone: { kind: "review", name: "id", since: "invitedAt", keepsRow: true },
    countedAs: "reviews",
  },
  letters: {
    whose: "staff",
    backup: "replaced",
    isLeftOut: (row) => row["status"] === "test",
    over: {
      letterTests: ({ and, eb }, { now }) =>
        and([eb("status", "=", "test"), eb("createdAt", "<", now - DAY_MS)]),
    },
  },
  outbox: {
    whose: "guest",
    backup: "replaced",
    partOf: {
      enquiryId: "enquiries",
      subscriberId: "subscribers",
      eventId: "enquiryEvents",
      letterId: "letters",
      signInId: "staffSignIns",
      requestId: "staffRequests",
    },
    countedAs: "mails",
    over: { mails: isOldMail },
  },
  mailboxMessages: {
    whose: "nobody",
    backup: "replaced",
    over: { messages: (where, { limit }) => where("at", "<", limit) },
  },
  departures: {
    whose: "staff",
    backup: "replaced",
    over: { departures: (where, { limit }) => where("day", "<", getAgencyDay(limit)) },
  },
  formDrafts: {
    whose: "guest",
    backup: "left-out",
    erasedBy: "words",
    isShortLived: true,
    over: { drafts: (where, { now }) => isOutsideOf(where.ref("expiresAt"), now, now + DRAFT_MS) },
  },
  marks: { whose: "nobody", backup: "left-out" },
  rateHits: {
    whose: "nobody",
    backup: "left-out",
    isShortLived: true,
    over: {
      hits: ({ or, eb }, { now }) => or([eb("expiresAt", "<", now), eb("at", ">", now + CLOCK_TOLERANCE_MS)]),
    },
  },
  staffChallenges: { ...OF_PERSON, over: { challenges: isOlder("expiresAt", 0) } },
  staffRequests: {
    whose: "applicant",
    backup: "left-out",
    over: { requests: isOlder("createdAt", REQUEST_LIFE_MS) },
  },
  staffSessions: {
    ...OF_PERSON,
    over: {
      sessions: ({ or, eb }, { now }) =>
        or([eb("usedAt", "<", now - SESSION_IDLE_MS), eb("createdAt", "<", now - SESSION_LIFE_MS)]),
    },
  },
  staffSignIns: { ...OF_PERSON, over: { signIns: isOlder("createdAt", SIGN_IN_MEMORY_MS) } },
  // Kept for ever, in the store that is restored into: what was deleted stays deleted.
  tombstones: { whose: "nobody", backup: "left-out" },
} satisfies TableRules;

/** A rule as loops over all tables read it. */
export type AnyRule = Rule<string, never> & { whose: TableRules[TableName]["whose"] };
export const TABLE_RULES: Readonly<Record<TableName, AnyRule>> = RULES;
export const TABLE_NAMES = Object.keys(RULES) as readonly TableName[];

/** The tables of a backup, in the order in which their rows may refer to each other. */
export type BackedUp = {
  [Table in TableName]: (typeof RULES)[Table]["backup"] extends "left-out" ? never : Table;
}[TableName];
export const BACKED_UP = TABLE_NAMES.filter(
  (table): table is BackedUp => TABLE_RULES[table].backup !== "left-out",
);

export function listParents(table: TableName): [column: string, parent: TableName][] {
  return Object.entries(TABLE_RULES[table].partOf ?? {}) as [string, TableName][];
}
