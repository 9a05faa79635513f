import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import type { Placeholders } from "../../src/domain/i18n/placeholders";
import type { ParseKeys } from "i18next";

import { type Locale, LOCALE_CODES } from "../../src/domain/config/locales";
import { STAFF_LOCALES, type StaffLocale } from "../../src/domain/config/staff";
import { createI18n, createTranslator, type Messages } from "../../src/domain/i18n/create-i18n";
import type { Translate } from "../../src/domain/i18n/messages";
import type {} from "../../src/domain/i18n/staff-texts";
import { loadMessages } from "../../src/testing/load-messages";

type TranslateAll = Translate<keyof Placeholders>;

const translators = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, createTranslator(locale, loadMessages(locale))]),
) as Record<string, unknown> as Record<Locale, TranslateAll>;

/** Gets a locale's translate function over all sentences of the site, the server's and the mails' included. */
export function getTranslator(locale: Locale): TranslateAll {
  return translators[locale];
}

function loadTexts(locale: StaffLocale): Messages {
  const folder = join("src/locales", locale, "staff");
  const files = readdirSync(folder).map((file): [string, Messages] => [
    basename(file, ".json"),
    JSON.parse(readFileSync(join(folder, file), "utf8")) as Messages,
  ]);
  return Object.fromEntries(files);
}

const TRANSLATORS = new Map(
  STAFF_LOCALES.map((locale) => [
    locale,
    createI18n(locale, { staff: loadTexts(locale) }).getFixedT(locale, "staff"),
  ]),
);

/** A text of the staff's pages: `sign-in.email`. */
export function getStaffText(
  key: ParseKeys<"staff">,
  locale: StaffLocale,
  values?: { name: string },
): string {
  const translate = TRANSLATORS.get(locale) as (key: string, values?: object) => string;
  return translate(key, values);
}
