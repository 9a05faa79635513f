import type { Locale } from "../../domain/config/locales";
import { QUOTE_LIMITS } from "../../domain/config/forms";
import { getDecimalMark } from "../../domain/i18n/format";
import { parseNumber } from "../ui/read-number";

/** Reads an amount of dollars with either separator, in cents; a discount has a minus. `undefined` for parts of a cent, too. */
export function parseMoney(text: string): number | undefined {
  const plain = text.replace(/[\s$]|US\$|USD/g, "").replace("−", "-");
  const cents = Number(((parseNumber(plain, true) ?? NaN) * 100).toFixed(4));
  return Number.isInteger(cents) && Math.abs(cents) <= QUOTE_LIMITS.cents ? cents : undefined;
}

/** Formats cents as the text of a field: `1450.50`, `95`. */
export function toMoneyField(cents: number, locale: Locale): string {
  const dollars = String(cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2));
  return dollars.replace(".", getDecimalMark(locale));
}
