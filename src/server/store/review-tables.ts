import type { Generated } from "kysely";

/**
 * `invited`: the guest has the link; `waiting`: written, for staff to read; `published`, `declined`: by staff; `withdrawn`: by the guest.
 */
export const REVIEW_STATUSES = ["invited", "waiting", "published", "declined", "withdrawn"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What a guest says of a trip; one for each enquiry, deleted with it. */
export interface ReviewTable {
  id: string;
  enquiry_id: string;
  /** The name of the file under which it is published, made before: however often it is tried, it is one file. */
  file: string;
  /** The key of the offer. */
  offer: string;
  /** The day of the trip, `YYYY-MM-DD`. */
  trip_day: string;
  locale: string;
  status: ReviewStatus;
  invited_at: number;
  written_at: number | null;
  /** JSON: what the guest wrote (`ReviewData`); `null` until then, and after it was withdrawn. */
  data: string | null;
  settled_at: number | null;
  /** Why it was declined, from a list, and in words. */
  reason: string | null;
  note: Generated<string>;
  /** Until then one member of staff is publishing it, and no other decides. */
  claimed_until: Generated<number>;
}

/** A published review that has to go from the site, whoever wrote it; it names the file alone. */
export interface ReviewRemovalTable {
  file: string;
  at: number;
}

/** The tables of reviews, in words that SQLite and PostgreSQL have in common. */
export const REVIEW_STATEMENTS: readonly string[] = [
  `create table reviews (
    id text primary key, enquiry_id text not null unique references enquiries (id) on delete cascade,
    file text not null unique, offer text not null, trip_day text not null, locale text not null,
    status text not null, invited_at bigint not null, written_at bigint, data text, settled_at bigint,
    reason text, note text not null default '', claimed_until bigint not null default 0)`,
  `create index reviews_by_status on reviews (status, written_at)`,
  `create table review_removals (file text primary key, at bigint not null)`,
  `create index quotes_by_accepted_day on quotes (travel_date) where status = 'accepted'`,
];
