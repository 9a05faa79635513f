import type { Generated, Selectable } from "kysely";

import { toLocale, type Locale } from "../../domain/config/locales";
import type { DeclineReason } from "../../domain/config/reviews";
import type { ReviewForm } from "../../domain/contracts/reviews";

/**
 * `invited`: the guest has the link; `waiting`: written, for staff to read; `published`, `declined`: by staff; `withdrawn`: by the guest.
 */
export type ReviewStatus = "invited" | "waiting" | "published" | "declined" | "withdrawn";

/** One for each enquiry, deleted with it. */
export interface ReviewTable {
  id: string;
  enquiryId: string;
  /** The name of the file under which it is published, made before: however often it is tried, it is one file. */
  file: string;
  /** The key of the offer. */
  offer: string;
  /** The day of the trip, `YYYY-MM-DD`. */
  tripDay: string;
  locale: string;
  status: ReviewStatus;
  invitedAt: number;
  writtenAt: number | null;
  /** JSON: what the guest wrote (`ReviewData`); `null` until then, and after it was withdrawn. */
  data: string | null;
  settledAt: number | null;
  /** Why it was declined, from a list, and in words. */
  reason: DeclineReason | null;
  note: Generated<string>;
  /** Until then one member of staff is publishing it, and no other decides. */
  claimedUntil: Generated<number>;
}

/** A published review that has to go from the site, whoever wrote it; it names the file alone. */
export interface ReviewRemovalTable {
  file: string;
  at: number;
}

export type ReviewData = Pick<ReviewForm, "stars" | "text" | "name" | "country">;

/** An invitation to review a trip, and the review with its state. */
export interface Review extends Omit<Selectable<ReviewTable>, "locale" | "data"> {
  locale: Locale;
  data: ReviewData | null;
}

export function toReview(row: Selectable<ReviewTable>): Review {
  const data = row.data === null ? null : (JSON.parse(row.data) as ReviewData);
  return { ...row, locale: toLocale(row.locale), data };
}
