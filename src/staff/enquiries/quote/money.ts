import { getLocale, type Locale } from "../../../config/locales";

const MOST_CENTS = 1_000_000_000;

/** How the reader writes amounts. */
const MARKS: Readonly<Record<Locale, { decimal: string; group: string }>> = {
  en: { decimal: ".", group: "," },
  es: { decimal: ",", group: "." },
  it: { decimal: ",", group: "." },
};

const toCents = (sign: string, whole: string, fraction = ""): number | undefined => {
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (cents > MOST_CENTS) return undefined;
  return sign === "" || cents === 0 ? cents : -cents;
};

/**
 * Reads an amount of dollars as the reader writes it, in cents: `1,450.50` in English, `1.450,50` in Spanish and Italian; a discount has
 * a minus. One or two digits after either mark are cents. Anything else is `undefined`.
 */
export function parseMoney(text: string, locale: Locale): number | undefined {
  const { decimal, group } = MARKS[locale];
  const plain = text.replace(/[\s$]|US\$|USD/g, "").replace("−", "-");
  const grouped = new RegExp(`^(-?)(\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`).exec(plain);
  if (grouped) return toCents(grouped[1] ?? "", (grouped[2] ?? "").replaceAll(group, ""), grouped[3]);
  const simple = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain);
  return simple ? toCents(simple[1] ?? "", simple[2] ?? "", simple[3]) : undefined;
}

const format = (cents: number, locale: Locale, options: Intl.NumberFormatOptions) => {
  const digits = cents % 100 === 0 ? 0 : 2;
  const number = { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(getLocale(locale).iso, number).format(cents / 100);
};

/** Formats cents as the text of a field: `1450.50`, `95`. */
export function toMoneyField(cents: number, locale: Locale): string {
  return format(cents, locale, { useGrouping: false });
}

/** Formats cents as US dollars: `$1,450.50`, `95 US$`. */
export function formatMoney(cents: number, locale: Locale): string {
  return format(cents, locale, { style: "currency", currency: "USD" });
}
