import { COUNTRIES } from "../config/countries";
import { getLocale, type Locale } from "../config/locales";

/** Returns the name of a country (ISO 3166-1 alpha-2) in a language. For servers and builds: browsers may call it otherwise. */
export function getCountryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(getLocale(locale).iso, { type: "region" }).of(code) ?? code;
}

const known = new Map<Locale, readonly (readonly [code: string, name: string])[]>();

export function listCountries(locale: Locale): readonly (readonly [code: string, name: string])[] {
  const { compare } = new Intl.Collator(getLocale(locale).iso);
  const list =
    known.get(locale) ??
    COUNTRIES.map((code) => [code, getCountryName(code, locale)] as const).sort(([, one], [, other]) =>
      compare(one, other),
    );
  known.set(locale, list);
  return list;
}
