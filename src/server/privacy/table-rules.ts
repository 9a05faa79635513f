import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";

import { DAY_MS, getAgencyDay } from "../../booking/calendar-day";
import { REQUEST_LIFE_MS } from "../accounts/request-repository";
import { SIGN_IN_MEMORY_MS } from "../accounts/sign-in-repository";
import { RECEIPT_PERIOD_MS } from "../enquiries/receipt-limit";
import { CONFIRMATION_MEMORY_MS } from "../newsletter/confirmation-limit";
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

/** How long the owners see what staff did. */
const LOG_MS = 400 * DAY_MS;
/** How long a company in the Dominican Republic keeps its accounts (Código Tributario, art. 50). */
const ACCOUNTS_MS = 10 * 366 * DAY_MS;

export type TableName = keyof Tables;
/** A row as both databases, and backups, hold it. */
export type Row = Record<string, string | number | null>;
/** Tables whose columns only the rules know. */
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
  /** What becomes of a row, or of its `person_id`, where that member of staff is unknown: the owner of another machine. */
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

const OF_ENQUIRY = { whose: "guest", backup: "replaced", partOf: { enquiry_id: "enquiries" } } as const;
const OF_PERSON = { whose: "staff", backup: "left-out", partOf: { person_id: "staff_people" } } as const;

/**
 * What backup, restore, erasure and purge do with each table; a new one does not compile before it stands here. A table stands behind those
 * that its rows refer to.
 */
const RULES = {
  // Nobody is deleted: the log goes on naming them. The owner of one's own machine is made anew wherever one is.
  staff_people: { whose: "staff", backup: "merged", isLeftOut: (row) => row["is_local"] === 1 },
  staff_passkeys: { whose: "staff", backup: "merged", partOf: { person_id: "staff_people" } },
  staff_log: { whose: "staff", backup: "merged", over: { log: isOlder("at", LOG_MS) } },
  departure_calendars: { whose: "staff", backup: "merged", over: { calendars: isOlder("ended_at", LOG_MS) } },
  review_removals: { whose: "nobody", backup: "merged", key: "file" },
  enquiries: {
    whose: "guest",
    backup: "replaced",
    unknownPerson: "cleared",
    tombstone: { kind: "enquiry", name: "id", since: "created_at" },
    over: { enquiries: isOldEnquiry, suspects: isOldSuspect },
    guarded: (where) => where("suspicion", "is", null),
  },
  subscribers: {
    whose: "subscriber",
    backup: "replaced",
    tombstone: { kind: "subscriber", name: "email", since: "created_at" },
    over: { subscribers: isOldSubscriber },
    guarded: (where) => where("status", "in", ["confirmed", "bounced"]),
  },
  enquiry_events: { ...OF_ENQUIRY, large: "data", countedAs: "events" },
  enquiry_drafts: { ...OF_ENQUIRY, key: "enquiry_id", unknownPerson: "left-out", countedAs: "drafts" },
  enquiry_trips: OF_ENQUIRY,
  quotes: { ...OF_ENQUIRY, countedAs: "quotes" },
  bookings: { whose: "guest", backup: "replaced", partOf: { id: "enquiries" }, countedAs: "bookings" },
  // Numbers without a person, for the accounts.
  booking_trips: { whose: "nobody", backup: "replaced", over: { trips: isOlder("booked_at", ACCOUNTS_MS) } },
  booking_entries: { whose: "nobody", backup: "replaced", over: { entries: isOlder("at", ACCOUNTS_MS) } },
  closed_months: { whose: "nobody", backup: "merged", key: "month" },
  reply_files: {
    ...OF_ENQUIRY,
    large: "content",
    partOf: { enquiry_id: "enquiries", event_id: "enquiry_events" },
    countedAs: "files",
  },
  // A guest who has withdrawn it is not asked again.
  reviews: {
    ...OF_ENQUIRY,
    tombstone: { kind: "review", name: "id", since: "invited_at", keepsRow: true },
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
      enquiry_id: "enquiries",
      subscriber_id: "subscribers",
      event_id: "enquiry_events",
      letter_id: "letters",
      sign_in_id: "staff_sign_ins",
      request_id: "staff_requests",
    },
    countedAs: "mails",
    over: { mails: isOldMail },
  },
  mailbox_messages: {
    whose: "nobody",
    backup: "replaced",
    over: { messages: (where, { limit }) => where("at", "<", limit) },
  },
  departures: {
    whose: "staff",
    backup: "replaced",
    over: { departures: (where, { limit }) => where("day", "<", getAgencyDay(limit)) },
  },
  confirmation_mails: {
    whose: "nobody",
    backup: "left-out",
    over: { confirmations: isOlder("mailed_at", CONFIRMATION_MEMORY_MS) },
  },
  form_drafts: {
    whose: "guest",
    backup: "left-out",
    erasedBy: "words",
    isShortLived: true,
    over: {
      // The one of the health check holds nothing.
      drafts: (where, { now }) =>
        where.and([where("draft", "!=", "{}"), isOutsideOf(where.ref("expires_at"), now, now + DRAFT_MS)]),
    },
  },
  // Deleted as letters are sent.
  letter_paces: { whose: "nobody", backup: "left-out" },
  marks: { whose: "nobody", backup: "left-out" },
  rate_hits: {
    whose: "nobody",
    backup: "left-out",
    isShortLived: true,
    over: { hits: (where, { now }) => isOutsideOf(where.ref("at"), now - RATE_WINDOW_MS, now) },
  },
  receipts: { whose: "nobody", backup: "left-out", over: { receipts: isOlder("at", RECEIPT_PERIOD_MS) } },
  staff_challenges: { ...OF_PERSON, over: { challenges: isOlder("expires_at", 0) } },
  staff_requests: {
    whose: "applicant",
    backup: "left-out",
    over: { requests: isOlder("created_at", REQUEST_LIFE_MS) },
  },
  staff_sessions: { ...OF_PERSON, over: { sessions: isEndedSession } },
  staff_sign_ins: { ...OF_PERSON, over: { signIns: isOlder("created_at", SIGN_IN_MEMORY_MS) } },
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
