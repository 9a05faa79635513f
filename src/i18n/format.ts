import { AGENCY_TIME_ZONE } from "../config/booking";
import { getLocale, type Locale } from "../config/locales";

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Makes a number format once: making one takes longer than a hundred uses, and a list of offers has many. */
function getNumberFormat(locale: Locale, currency?: "USD"): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const options = currency && ({ style: "currency", currency, maximumFractionDigits: 0 } as const);
  const format = new Intl.NumberFormat(getLocale(locale).iso, options);
  numberFormats.set(key, format);
  return format;
}

/** Formats whole US dollars, e.g. `$95` in English, `95 US$` in Spanish. */
export function formatPrice(amount: number, locale: Locale): string {
  return getNumberFormat(locale, "USD").format(amount);
}

/** Formats a number in a locale's way, e.g. `12.5` or `12,5`. */
export function formatNumber(value: number, locale: Locale): string {
  return getNumberFormat(locale).format(value);
}

/** Formats an instant as the time of day on the visitor's own clock, e.g. `2:05 PM` or `14:05`. */
export function formatTime(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(getLocale(locale).iso, { timeStyle: "short" }).format(date);
}

/** Formats an instant as day and time on the agency's clock, e.g. `Tuesday, December 1, 6:00 PM`. */
export function formatAgencyMoment(date: Date, locale: Locale): string {
  const options = {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  } as const;
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, { ...options, timeZone: AGENCY_TIME_ZONE });
  return format.format(date);
}

/** Formats a calendar day (`YYYY-MM-DD`) in full, e.g. `Saturday, November 28, 2026`: the day that was chosen, wherever the clock stands. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(getLocale(locale).iso, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

/** Formats a calendar day (`YYYY-MM-DD`) in short, e.g. `Sat, Nov 28`. */
export function formatShortDay(day: string, locale: Locale): string {
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(getLocale(locale).iso, options).format(new Date(`${day}T12:00:00Z`));
}
