import fc from "fast-check";

import { LOCALE_CODES } from "../../domain/config/locales";
import { createI18n } from "../../domain/i18n/create-i18n";
import { getStaffT } from "../../domain/i18n/staff-texts";
import { loadNamespace } from "../../testing/load-messages";
import { readNumber, type NumberLimits, parseMoney, toMoneyField } from "./read-number";

const getT = (locale: "en" | "es") =>
  getStaffT(
    createI18n(locale, { staff: { shared: loadNamespace(locale, "staff/shared") } }),
    "shared.numbers",
  );

const PRICE: NumberLimits = { isWhole: true, above: 0, max: 100_000 };
const DEGREES: NumberLimits = { isWhole: false, min: -73, max: 21 };

it.each<[string, number | ""]>([
  ["75", 75],
  ["79,00", 79],
  ["1.250,00", 1250],
  ["1.250", 1250],
  ["1 250", 1250],
  ["", ""],
])("reads the price %j as %j", (typed, value) => {
  expect(readNumber(typed, PRICE, getT("es"))).toEqual({ value });
});

it.each([
  ["79,5", "Sin decimales: escriba 79 o 80."],
  ["0", "Como mínimo 1."],
  ["100001", "Como máximo 100000."],
  ["setenta", "Esto no es un número. Escriba uno como 75."],
  ["1.25.00", "Esto no es un número. Escriba uno como 75."],
])("refuses the price %j in Spanish", (typed, problem) => {
  expect(readNumber(typed, PRICE, getT("es"))).toEqual({ problem });
});

it.each<[string, number]>([
  ["18,164", 18.164],
  ["-68.765", -68.765],
  ["4,5", 4.5],
])("takes the one separator of %j for that of decimals where the field has them", (typed, value) => {
  expect(readNumber(typed, DEGREES, getT("es"))).toEqual({ value });
});

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
