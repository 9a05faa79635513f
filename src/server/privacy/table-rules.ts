import { DAY_MS } from "../../booking/calendar-day";
import { SIGN_IN_MEMORY_MS } from "../accounts/sign-in-repository";
import { RECEIPT_PERIOD_MS } from "../enquiries/receipt-limit";
import { CONFIRMATION_MEMORY_MS } from "../newsletter/confirmation-limit";
import type { Tables } from "../platform/database/schema";

/** What staff did is shown to the owners for so long. */
const LOG_MS = 400 * DAY_MS;

interface TableRule<Table extends keyof Tables> {
  /**
   * `replaced`: a restore puts its rows in the place of those that are there; `merged`: it adds what is not known; `left-out` of backups:
   * worth nothing by the time of a restore, or made anew by whoever wants it.
   */
  backup: "replaced" | "merged" | "left-out";
  /** Whose data it holds; a guest's and a subscriber's are erased with their row, by the database's own references. */
  of: "guest" | "subscriber" | "guest and subscriber" | "staff" | "nobody";
  /** By what name an erasure counts its rows of an enquiry. */
  erasedAs?: "events" | "drafts" | "quotes" | "files";
  /**
   * How long rows are kept: so long after the time in a column (`retention`: the days that the operator sets), as long as what they belong to,
   * by a rule of more than one column (`purge.ts`), or for good.
   */
  kept:
    | { since: keyof Tables[Table] & string; ms: number | "retention" }
    | "with its parent"
    | "by its own rule"
    | "for good";
}

/** Tables that are `replaced` stand in the order in which their rows may refer to each other. A new table does not compile before it is here. */
export const TABLE_RULES = {
  enquiries: { backup: "replaced", of: "guest", kept: "by its own rule" },
  subscribers: { backup: "replaced", of: "subscriber", kept: "by its own rule" },
  enquiry_events: { backup: "replaced", of: "guest", erasedAs: "events", kept: "with its parent" },
  enquiry_drafts: { backup: "replaced", of: "guest", erasedAs: "drafts", kept: "with its parent" },
  quotes: { backup: "replaced", of: "guest", erasedAs: "quotes", kept: "with its parent" },
  reply_files: { backup: "replaced", of: "guest", erasedAs: "files", kept: "with its parent" },
  mailbox_messages: { backup: "replaced", of: "nobody", kept: { since: "at", ms: "retention" } },
  enquiry_trips: { backup: "replaced", of: "guest", kept: "with its parent" },
  letters: { backup: "replaced", of: "nobody", kept: "by its own rule" },
  reviews: { backup: "replaced", of: "guest", kept: "with its parent" },
  outbox: { backup: "replaced", of: "guest and subscriber", kept: "by its own rule" },
  departures: { backup: "replaced", of: "nobody", kept: "by its own rule" },
  departure_calendars: { backup: "merged", of: "staff", kept: { since: "ended_at", ms: LOG_MS } },
  review_removals: { backup: "merged", of: "nobody", kept: "for good" },
  staff_people: { backup: "merged", of: "staff", kept: "for good" },
  staff_passkeys: { backup: "merged", of: "staff", kept: "with its parent" },
  staff_log: { backup: "merged", of: "staff", kept: { since: "at", ms: LOG_MS } },
  confirmation_mails: {
    backup: "left-out",
    of: "subscriber",
    kept: { since: "mailed_at", ms: CONFIRMATION_MEMORY_MS },
  },
  form_drafts: { backup: "left-out", of: "guest", kept: "by its own rule" },
  letter_paces: { backup: "left-out", of: "nobody", kept: "by its own rule" },
  marks: { backup: "left-out", of: "nobody", kept: "for good" },
  rate_hits: { backup: "left-out", of: "nobody", kept: "by its own rule" },
  receipts: { backup: "left-out", of: "guest", kept: { since: "at", ms: RECEIPT_PERIOD_MS } },
  staff_challenges: { backup: "left-out", of: "staff", kept: { since: "expires_at", ms: 0 } },
  staff_requests: { backup: "left-out", of: "staff", kept: "by its own rule" },
  staff_sessions: { backup: "left-out", of: "staff", kept: "by its own rule" },
  staff_sign_ins: { backup: "left-out", of: "staff", kept: { since: "created_at", ms: SIGN_IN_MEMORY_MS } },
  // What was deleted stays deleted in the store that is restored into.
  tombstones: { backup: "left-out", of: "nobody", kept: "for good" },
} as const satisfies { [Table in keyof Tables]: TableRule<Table> };

/** The tables of which rows are kept for so long after the time in a column. */
export const TABLES_BY_TIME = Object.entries(TABLE_RULES).flatMap(([table, { kept }]) =>
  typeof kept === "string" ? [] : [{ table: table as keyof Tables, ...kept }],
);

type Rules = typeof TABLE_RULES;
/** Tables whose rule has these fields. */
export type TablesWith<Part> = {
  [Table in keyof Rules]: Rules[Table] extends Part ? Table : never;
}[keyof Rules];

/** Lists the tables that a restore treats so, in their order. */
export function listTables<Backup extends TableRule<keyof Tables>["backup"]>(
  backup: Backup,
): TablesWith<{ backup: Backup }>[] {
  const names = Object.keys(TABLE_RULES) as (keyof Rules)[];
  return names.filter((name) => TABLE_RULES[name].backup === backup) as TablesWith<{ backup: Backup }>[];
}
