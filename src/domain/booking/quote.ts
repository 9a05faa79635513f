import type { TranslateIn } from "../i18n/messages";
import { addDays, getAgencyDay } from "./calendar-day";
import type { PriceLine } from "./party-price";

/** `count` times `unitCents`, whole US cents. */
interface QuoteAmount {
  readonly count: number;
  readonly unitCents: number;
}

/** How many days a quote is good for, unless the trip is sooner. */
const VALID_DAYS = 7;

export function getLineCents({ count, unitCents }: QuoteAmount): number {
  return count * unitCents;
}

export function getQuoteTotal(lines: readonly QuoteAmount[]): number {
  return lines.reduce((sum, line) => sum + getLineCents(line), 0);
}

/** Makes lines of a quote of the calculator's arithmetic, in the language of `t`. */
export function toQuoteLines(lines: readonly PriceLine[], t: TranslateIn<"quote">) {
  return lines.map(({ what, count, unit }) => ({
    label: t(`labels.${what}`),
    count,
    unitCents: Math.round(unit * 100),
  }));
}

/** Tells whether the end of a quote's last day (`YYYY-MM-DD`, in Santo Domingo) has passed. */
export function isQuoteOver(validUntil: string, now: number): boolean {
  return getAgencyDay(now) > validUntil;
}

/** How a quote stands: `open` is the only one that can be accepted or declined. */
export type QuoteState = "open" | "over" | "accepted" | "declined" | "replaced" | "cancelled";

export function getQuoteState(
  { status, validUntil }: { status: "sent" | Exclude<QuoteState, "open" | "over">; validUntil: string },
  now: number,
): QuoteState {
  if (status !== "sent") return status;
  return isQuoteOver(validUntil, now) ? "over" : "open";
}

/** Returns until when a new quote is good: a week, but not beyond the day before the trip, and today at least. */
export function getValidUntil(now: number, date?: string): string {
  const today = getAgencyDay(now);
  const week = addDays(today, VALID_DAYS);
  const eve = date === undefined ? week : addDays(date, -1);
  const latest = eve < week ? eve : week;
  return latest < today ? today : latest;
}
