import fc from "fast-check";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { parseMoney, toMoneyField } from "./money";

it.each<[string, Locale, number | undefined]>([
  ["95", "en", 9500],
  ["1,450.50", "en", 145_050],
  ["1.450,50", "es", 145_050],
  ["1.450", "es", 145_000],
  ["1,450", "it", undefined],
  ["12.50", "it", 1250],
  ["12,50", "en", 1250],
  ["$ 95", "en", 9500],
  ["-20", "en", -2000],
  ["−20,00", "es", -2000],
  ["", "en", undefined],
  ["12.345", "en", undefined],
  ["1,45,000", "en", undefined],
  ["free", "en", undefined],
  ["99999999999", "en", undefined],
])("reads %p in %s as %p cents", (text, locale, cents) => {
  expect(parseMoney(text, locale)).toBe(cents);
});

it.each(LOCALE_CODES)("reads in %s what it has written", (locale) => {
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(fc.property(amounts, (cents) => parseMoney(toMoneyField(cents, locale), locale) === cents));
});
