import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import type { ParseKeys } from "i18next";

import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import { createI18n, type Messages } from "../../src/i18n/create-i18n";
import type {} from "../../src/i18n/staff-texts";

function loadTexts(locale: Locale): Messages {
  const folder = join("src/locales", locale, "staff");
  const files = readdirSync(folder).map((file): [string, Messages] => [
    basename(file, ".json"),
    JSON.parse(readFileSync(join(folder, file), "utf8")) as Messages,
  ]);
  return Object.fromEntries(files);
}

const TRANSLATORS = new Map(
  LOCALE_CODES.map((locale) => [
    locale,
    createI18n(locale, { staff: loadTexts(locale) }).getFixedT(locale, "staff"),
  ]),
);

/** A text of the staff's pages: `sign-in.email`. */
export function getStaffText(key: ParseKeys<"staff">, locale: Locale, values?: { name: string }): string {
  const translate = TRANSLATORS.get(locale) as (key: string, values?: object) => string;
  return translate(key, values);
}
