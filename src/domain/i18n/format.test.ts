/** @jest-environment node */
import { LOCALES, type Locale } from "../config/locales";
import { formatCents, formatClock, formatMoment, formatNumber, formatPrice, formatTime } from "./format";

/** Formats use spaces that do not break; here they only have to be seen. */
const toPlainSpaces = (text: string) => text.replace(/\s/g, " ");

describe("formats", () => {
  it.each<[Locale, number, string]>([
    ["en", 95, "$95"],
    ["en", 2950, "$2,950"],
    ["es", 95, "95 US$"],
    ["it", 95, "95 USD"],
    ["it", 12_500, "12.500 USD"],
  ])("a price in %s: %d is %s", (locale, amount, text) => {
    expect(toPlainSpaces(formatPrice(amount, locale))).toBe(text);
  });

  it.each(LOCALES)("cents in $code are written as Intl writes them", ({ code, iso }) => {
    const whole = new Intl.NumberFormat(iso, {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    });
    const exact = new Intl.NumberFormat(iso, { style: "currency", currency: "USD" });
    const values = Array.from({ length: 3000 }, (_, index) => [
      index,
      -index,
      index * 977,
      index * -977,
    ]).flat();
    const wrong = values.filter((cents) => {
      const format = cents % 100 === 0 ? whole : exact;
      return formatCents(cents, code) !== format.format(cents === 0 ? 0 : cents / 100);
    });
    expect(wrong).toEqual([]);
  });

  it.each(LOCALES)("numbers and prices in $code are written as Intl writes them", ({ code, iso }) => {
    const dollars = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;
    const prices = new Intl.NumberFormat(iso, dollars);
    const numbers = new Intl.NumberFormat(iso);
    const values = Array.from({ length: 21_000 }, (_, index) => [index, index + 0.5, index / 8]).flat();
    values.push(99_999, 123_456, 999_999, 1_234_567, 12_345_678);
    expect(values.filter((value) => formatNumber(value, code) !== numbers.format(value))).toEqual([]);
    const amounts = values.filter((value) => Number.isInteger(value));
    expect(amounts.filter((amount) => formatPrice(amount, code) !== prices.format(amount))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["en", "2:05 PM"],
    ["es", "14:05"],
    ["it", "14:05"],
  ])("a time of day in %s: %s", (locale, text) => {
    expect(toPlainSpaces(formatTime(new Date("2026-05-01T14:05-04:00"), locale))).toBe(text);
    expect(toPlainSpaces(formatClock("14:05", locale))).toBe(text);
  });

  it.each(LOCALES)("times of day in $code are written as Intl writes them", ({ code, iso }) => {
    const format = new Intl.DateTimeFormat(iso, { timeStyle: "short", timeZone: "UTC" });
    for (const time of ["00:00", "07:30", "09:59", "12:00", "12:15", "23:45"])
      expect(toPlainSpaces(formatClock(time, code))).toBe(
        toPlainSpaces(format.format(new Date(`2026-05-01T${time}Z`))).padStart(code === "en" ? 0 : 5, "0"),
      );
    expect(formatClock("", code)).toBe("");
  });

  it.each<[Locale, ...string[]]>([
    ["en", "Tuesday, December 1, 2026 at 6:00 PM", "December 1, 2026 at 6:00 PM", "Dec 1, 2026, 6:00 PM"],
    [
      "es",
      "martes, 1 de diciembre de 2026, 18:00",
      "1 de diciembre de 2026 a las 18:00",
      "1 dic 2026, 18:00",
    ],
    ["it", "martedì 1 dicembre 2026 alle ore 18:00", "1 dicembre 2026 alle ore 18:00", "1 dic 2026, 18:00"],
  ])("a moment on the agency's clock in %s: %s", (locale, full, long, medium) => {
    const moment = "2026-12-01T22:00:00Z";
    expect(toPlainSpaces(formatMoment(moment, locale, "full"))).toBe(full);
    expect(toPlainSpaces(formatMoment(moment, locale, "long"))).toBe(long);
    expect(toPlainSpaces(formatMoment(Date.parse(moment), locale))).toBe(medium);
    expect(formatMoment(moment, locale, "yearless")).not.toContain("2026");
  });
});
