import type { Selectable } from "kysely";

import { toLocale, type Locale } from "../../config/locales";
import { DECLINE_REASONS, type DeclineReason } from "../../config/reviews";
import type { ReviewForm } from "../../contracts/reviews";
import type { ReviewStatus, ReviewTable } from "./tables";

export type ReviewData = Pick<ReviewForm, "stars" | "text" | "name" | "country">;

/** An invitation to review a trip, and the review with its state. */
export interface Review {
  id: string;
  enquiryId: string;
  file: string;
  offer: string;
  tripDay: string;
  locale: Locale;
  status: ReviewStatus;
  invitedAt: number;
  writtenAt: number | null;
  data: ReviewData | null;
  settledAt: number | null;
  reason: DeclineReason | null;
  note: string;
}

/** Reshapes a row. */
export function toReview(row: Selectable<ReviewTable>): Review {
  return {
    ...row,
    locale: toLocale(row.locale),
    data: row.data === null ? null : (JSON.parse(row.data) as ReviewData),
    reason: DECLINE_REASONS.find((reason) => reason === row.reason) ?? null,
  };
}
