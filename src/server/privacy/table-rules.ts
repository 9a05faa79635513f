import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";

import { DAY_MS, getAgencyDay } from "../../domain/booking/calendar-day";
import { REQUEST_LIFE_MS } from "../accounts/request-repository";
import { SIGN_IN_MEMORY_MS } from "../accounts/sign-in-repository";
import { RECEIPT_PERIOD_MS } from "../enquiries/store-enquiry";
import { CONFIRMATION_MEMORY_MS } from "../newsletter/subscriber-repository";
import { RATE_WINDOW_MS } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import { DRAFT_MS } from "../platform/http/form-drafts";
import {
  isEndedSession,
  isOldEnquiry,
  isOldMail,
  isOldSubscriber,
  isOldSuspect,
  isOldTest,
  isOutsideOf,
  type When,
} from "./retention";

const LOG_MS = 400 * DAY_MS;
/** How long a company in the Dominican Republic keeps its accounts (Código Tributario, art. 50). */
const ACCOUNTS_MS = 10 * 366 * DAY_MS;

export type TableName = keyof Tables;
/** A row as both databases, and backups, hold it. */
export type Row = Record<string, string | number | null>;
export type AnyTables = Record<TableName, Row>;

/** How an erased row is recognized in a backup: by the hash of its `name`, unless it is newer than its tombstone. */
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
  /** The text that makes rows large: a few MB of it are read at a time. */
  large?: Column;
  /** The tables whose rows take these along when they are deleted: the foreign keys that cascade. */
  partOf?: Partial<Record<Column, TableName>>;
  /** The owner of another machine. */
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
  enquiryEvents: { ...OF_ENQUIRY, large: "data", countedAs: "events" },
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
    large: "content",
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
    over: { letterTests: isOldTest },
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
  confirmationMails: {
    whose: "nobody",
    backup: "left-out",
    over: { confirmations: isOlder("mailedAt", CONFIRMATION_MEMORY_MS) },
  },
  formDrafts: {
    whose: "guest",
    backup: "left-out",
    erasedBy: "words",
    isShortLived: true,
    over: {
      // The one of the health check holds nothing.
      drafts: (where, { now }) =>
        where.and([where("draft", "!=", "{}"), isOutsideOf(where.ref("expiresAt"), now, now + DRAFT_MS)]),
    },
  },
  // Deleted as letters are sent.
  letterPaces: { whose: "nobody", backup: "left-out" },
  marks: { whose: "nobody", backup: "left-out" },
  rateHits: {
    whose: "nobody",
    backup: "left-out",
    isShortLived: true,
    over: { hits: (where, { now }) => isOutsideOf(where.ref("at"), now - RATE_WINDOW_MS, now) },
  },
  receipts: { whose: "nobody", backup: "left-out", over: { receipts: isOlder("at", RECEIPT_PERIOD_MS) } },
  staffChallenges: { ...OF_PERSON, over: { challenges: isOlder("expiresAt", 0) } },
  staffRequests: {
    whose: "applicant",
    backup: "left-out",
    over: { requests: isOlder("createdAt", REQUEST_LIFE_MS) },
  },
  staffSessions: { ...OF_PERSON, over: { sessions: isEndedSession } },
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

/** Lists the columns of a table that name what its rows are part of. */
export function listParents(table: TableName): [column: string, parent: TableName][] {
  return Object.entries(TABLE_RULES[table].partOf ?? {}) as [string, TableName][];
}
