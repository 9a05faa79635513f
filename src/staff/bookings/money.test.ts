import fc from "fast-check";

import { LOCALE_CODES } from "../../domain/config/locales";
import { parseMoney, toMoneyField } from "./money";

it.each([
  ["95", 9500],
  ["1,450.50", 145_050],
  ["1.450,50", 145_050],
  ["1.450", 145_000],
  ["12.50", 1250],
  ["12,50", 1250],
  ["$ 95", 9500],
  ["−20,00", -2000],
  ["", undefined],
  ["12.3456", undefined],
  ["1,45,000", undefined],
  ["free", undefined],
  ["99999999999", undefined],
])("reads %p as %p cents", (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

it.each(LOCALE_CODES)("reads in %s what it has written", (locale) => {
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(fc.property(amounts, (cents) => parseMoney(toMoneyField(cents, locale)) === cents));
});
