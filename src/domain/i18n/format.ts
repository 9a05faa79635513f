import { AGENCY_TIME_ZONE } from "../config/booking";
import { DEFAULT_LOCALE, getLocale, type Locale } from "../config/locales";

interface NumberStyle {
  decimal: string;
  group: string;
  /** Smaller numbers have no groups: Spanish and Italian write `1450` and `14.500`. */
  groupsFrom: number;
  toDollars: (number: string) => string;
}

/**
 * How the languages write numbers (CLDR, as `Intl` has it; a test compares the two). A browser's first `Intl.NumberFormat` takes
 * a slow phone 100 ms, during hydration; and other browser versions may format otherwise than the build.
 */
const NUMBERS: Readonly<Record<Locale, NumberStyle>> = {
  en: { decimal: ".", group: ",", groupsFrom: 1000, toDollars: (number) => `$${number}` },
  es: { decimal: ",", group: ".", groupsFrom: 10_000, toDollars: (number) => `${number}\u{a0}US$` },
  it: { decimal: ",", group: ".", groupsFrom: 10_000, toDollars: (number) => `${number}\u{a0}USD` },
};

export const getDecimalMark = (locale: Locale): string => NUMBERS[locale].decimal;

/** Formats a number in a locale's way, with three decimals at most, e.g. `12.5` or `12,5`. */
export function formatNumber(value: number, locale: Locale): string {
  const { decimal, group, groupsFrom } = NUMBERS[locale];
  const [whole = "", fraction] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = Math.abs(value) < groupsFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** Formats whole US dollars, e.g. `$95` in English, `95 US$` in Spanish. */
export function formatPrice(amount: number, locale: Locale): string {
  return NUMBERS[locale].toDollars(formatNumber(Math.round(amount), locale));
}

/** Formats US cents, e.g. `$95`, `$95.50` or `-$10` in English, `95,50 US$` in Spanish: whole dollars without decimals. */
export function formatCents(cents: number, locale: Locale): string {
  const sign = cents < 0 ? "-" : "";
  const [dollars, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const decimals = rest === 0 ? "" : NUMBERS[locale].decimal + String(rest).padStart(2, "0");
  return sign + NUMBERS[locale].toDollars(formatNumber(dollars, locale) + decimals);
}

/** Formats the key of an offer that is gone, of which nothing else is left: `old-tour` → `Old tour`. */
export function formatKey(key: string): string {
  const words = key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names an offer to a guest or staff: in English while it is not translated, by its key once it is gone. */
export function nameOffer(
  key: string,
  offer: { readonly titles: Partial<Record<Locale, string>> } | undefined,
  locale: Locale,
): string {
  return offer?.titles[locale] ?? offer?.titles[DEFAULT_LOCALE] ?? formatKey(key);
}

function formatDate(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(getLocale(locale).iso, options).format(date);
}

/** Formats an instant as the time of day on the agency's clock, e.g. `2:05 PM` or `14:05`. */
export function formatTime(date: Date, locale: Locale): string {
  return formatDate(date, locale, { timeStyle: "short", timeZone: AGENCY_TIME_ZONE });
}

/** Formats a time of day (`HH:MM`) as the language's dates with a time do: `2:05 PM` or `14:05`. */
export function formatClock(time: string, locale: Locale): string {
  if (locale !== "en") return time;
  return time.replace(
    /^(\d\d):(\d\d)$/,
    (_, hours: string, minutes: string) =>
      `${Number(hours) % 12 || 12}:${minutes}\u{a0}${hours < "12" ? "AM" : "PM"}`,
  );
}

const YEARLESS = {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
} as const;
/** Creating one takes half a millisecond. */
const moments = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant as day and time on the agency's clock: `Tuesday, December 1, 2026 at 6:00 PM` in full, `December 1, 2026 at 6:00 PM`
 * long, `Dec 1, 2026, 6:00 PM` medium, `Tuesday, December 1 at 6:00 PM` yearless.
 */
export function formatMoment(
  moment: number | string,
  locale: Locale,
  style: "full" | "long" | "medium" | "yearless" = "medium",
): string {
  const options = style === "yearless" ? YEARLESS : ({ dateStyle: style, timeStyle: "short" } as const);
  const key = locale + style;
  const format =
    moments.get(key) ??
    new Intl.DateTimeFormat(getLocale(locale).iso, { ...options, timeZone: AGENCY_TIME_ZONE });
  moments.set(key, format);
  return format.format(new Date(moment));
}

const parseDay = (day: string) => new Date(`${day}T12:00:00Z`);

/** Formats a calendar day (`YYYY-MM-DD`) in full, e.g. `Saturday, November 28, 2026`: the day that was chosen, wherever the clock stands. */
export function formatDay(day: string, locale: Locale): string {
  return formatDate(parseDay(day), locale, { dateStyle: "full", timeZone: "UTC" });
}

/** Formats a calendar day (`YYYY-MM-DD`) in short, e.g. `Sat, Nov 28`. */
export function formatShortDay(day: string, locale: Locale): string {
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return formatDate(parseDay(day), locale, options);
}

/** Formats a month (`YYYY-MM`), e.g. `November 2026`. */
export function formatMonth(month: string, locale: Locale): string {
  return formatDate(parseDay(`${month}-01`), locale, { month: "long", year: "numeric", timeZone: "UTC" });
}

const MAX_STARS = 5;

/** Draws stars as text: "★★★★☆". */
export function drawStars(stars: number): string {
  return "★".repeat(stars) + "☆".repeat(MAX_STARS - stars);
}
