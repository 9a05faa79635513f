import type { Locale } from "../../domain/config/locales";
import { formatDay } from "../../domain/i18n/format";
import type { StaffTranslate } from "../../domain/i18n/staff-texts";
import { type OfferCommitments, staffApi } from "./client";

export type Withdrawal = "paused" | "hidden" | "deleted";

export function describeCommitments(
  found: OfferCommitments | undefined,
  withdrawal: Withdrawal,
  locale: Locale,
  t: StaffTranslate<"shared.commitments">,
): string | undefined {
  const then = t(withdrawal === "deleted" ? "deleted" : "kept");
  if (!found) return `${t("unknown")} ${then}`;
  const { enquiries, quotes, bookings, nextDay } = found;
  if (enquiries + quotes + bookings === 0) return undefined;
  const next = nextDay === null ? "" : ` ${t("next", { day: formatDay(nextDay, locale) })}`;
  return `${t("what", { enquiries, quotes, bookings, next })} ${then}`;
}

/** Loads what an offer has promised; `undefined` where that cannot be found out. */
export async function loadCommitments(offer: string): Promise<OfferCommitments | undefined> {
  return staffApi.quotes.commitments.query({ offer }).catch(() => undefined);
}
