import { MINUTE_MS } from "../../domain/booking/calendar-day";
import { AGENCY_TIME_ZONE } from "../../domain/config/booking";
import { getLocale, type Locale } from "../../domain/config/locales";
import { useT } from "../shell/language-context";
import { useNow } from "../ui/hooks";
import * as ui from "../ui/ui.module.css";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** From here on days are easier to read than hours. */
const DAYS_FROM_MINUTES = 2 * DAY_MINUTES;

/** Formats a length of time by its largest unit, rounded down, like `40 min`, `3 h` or `2 days`. */
export function formatSpan(minutes: number, locale: Locale): string {
  const [count, unit, unitDisplay] =
    minutes < HOUR_MINUTES
      ? ([minutes, "minute", "short"] as const)
      : minutes < DAYS_FROM_MINUTES
        ? ([minutes / HOUR_MINUTES, "hour", "narrow"] as const)
        : ([minutes / DAY_MINUTES, "day", "long"] as const);
  const format = new Intl.NumberFormat(getLocale(locale).iso, { style: "unit", unit, unitDisplay });
  return format.format(Math.floor(count)).replace(/^(\d+)(\p{L})/u, "$1\u{a0}$2");
}

/** Formats a moment of the recent past briefly, by the agency's clock: today the time, this year the day, before that the whole date. */
export function formatRecent(moment: number, now: number, locale: Locale): string {
  const { iso } = getLocale(locale);
  const write = (date: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(iso, { ...options, timeZone: AGENCY_TIME_ZONE }).format(date);
  const isSame = (options: Intl.DateTimeFormatOptions) => write(moment, options) === write(now, options);
  if (isSame({ dateStyle: "short" })) return write(moment, { timeStyle: "short" });
  if (isSame({ year: "numeric" })) return write(moment, { day: "numeric", month: "short" });
  return write(moment, { dateStyle: "medium" });
}

export function DueMark({ dueAt }: { dueAt: number }) {
  const t = useT("shared.due");
  const minutes = Math.trunc((dueAt - useNow()) / MINUTE_MS);
  const kind = minutes === 0 ? "now" : minutes < 0 ? "late" : "in";
  const time = formatSpan(Math.abs(minutes), t.locale);
  return (
    <span className={ui.due} data-urgent={kind !== "in"}>
      {t(kind, { time })}
    </span>
  );
}
