import type { StaffTranslate } from "../../domain/i18n/staff-texts";
import type { Locale } from "../../domain/config/locales";
import { QUOTE_LIMITS } from "../../domain/config/forms";
import { getDecimalMark } from "../../domain/i18n/format";

/** `above` excludes the limit itself. */
export interface NumberLimits {
  isWhole: boolean;
  min?: number | undefined;
  above?: number | undefined;
  max?: number | undefined;
}

/** A number, nothing (`""`), or why it is none that the field takes. */
type ReadNumber = { value: number | "" } | { problem: string };

const PLAIN = /^-?\d+$/;
const ONE_SEPARATOR = /^(-?\d+)[.,](\d+)$/;
/** Thousands in groups of three, all with the same separator, and perhaps decimals after the other one. */
const GROUPED = /^(-?[1-9]\d{0,2})([.,' ])(\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

/**
 * Reads a number with either separator: `79,5` and `79.5`, `1.250,00` and `1,250.00`. One separator before three digits is that of
 * thousands where the field takes whole numbers (`1.250` dollars), and of decimals elsewhere (`18.164` degrees).
 */
export function parseNumber(typed: string, isWhole: boolean): number | undefined {
  const text = typed.trim().replace(/\s+/g, " ");
  if (PLAIN.test(text)) return Number(text);
  const [grouped, first, separator, groups, decimals = "0"] = GROUPED.exec(text) ?? [];
  const isAmbiguous = /^-?\d+[.,]\d{3}$/.test(text);
  if (grouped !== undefined && (isWhole || !isAmbiguous))
    return Number(`${first ?? ""}${(groups ?? "").replaceAll(separator ?? "", "")}.${decimals}`);
  const [single, whole, fraction] = ONE_SEPARATOR.exec(text) ?? [];
  return single === undefined ? undefined : Number(`${whole ?? ""}.${fraction ?? ""}`);
}

/** Reads what staff typed into a field of numbers; a problem is in their language. */
export function readNumber(
  typed: string,
  { isWhole, min, above, max }: NumberLimits,
  t: StaffTranslate<"shared.numbers">,
): ReadNumber {
  if (typed.trim() === "") return { value: "" };
  const value = parseNumber(typed, isWhole);
  if (value === undefined) return { problem: t("none") };
  if (isWhole && !Number.isInteger(value))
    return { problem: t("whole", { below: Math.floor(value), above: Math.ceil(value) }) };
  const least = isWhole && above !== undefined ? above + 1 : min;
  if (least !== undefined && value < least) return { problem: t("least", { limit: least }) };
  if (above !== undefined && value <= above) return { problem: t("above", { limit: above }) };
  if (max !== undefined && value > max) return { problem: t("most", { limit: max }) };
  return { value };
}

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
