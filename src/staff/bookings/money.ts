import type { Locale } from "../../domain/config/locales";
import { QUOTE_LIMITS } from "../../domain/contracts/limits";
import { getNumberMarks } from "../../domain/i18n/format";

const toCents = (sign: string, whole: string, fraction = ""): number | undefined => {
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (cents > QUOTE_LIMITS.cents) return undefined;
  return sign === "" || cents === 0 ? cents : -cents;
};

/**
 * Reads an amount of dollars as the reader writes it, in cents: `1,450.50` in English, `1.450,50` in Spanish and Italian; a discount has
 * a minus. One or two digits after either mark are cents. Anything else is `undefined`.
 */
export function parseMoney(text: string, locale: Locale): number | undefined {
  const { decimal, group } = getNumberMarks(locale);
  const plain = text.replace(/[\s$]|US\$|USD/g, "").replace("−", "-");
  const grouped = new RegExp(`^(-?)(\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`).exec(plain);
  if (grouped) return toCents(grouped[1] ?? "", (grouped[2] ?? "").replaceAll(group, ""), grouped[3]);
  const simple = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain);
  return simple ? toCents(simple[1] ?? "", simple[2] ?? "", simple[3]) : undefined;
}

/** Formats cents as the text of a field: `1450.50`, `95`. */
export function toMoneyField(cents: number, locale: Locale): string {
  const [dollars, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const decimals = rest === 0 ? "" : getNumberMarks(locale).decimal + String(rest).padStart(2, "0");
  return [cents < 0 ? "-" : "", dollars, decimals].join("");
}
