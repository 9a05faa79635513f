import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import { createTranslator, type Messages, type Resources } from "../../src/i18n/create-i18n";
import type { Translate } from "../../src/i18n/message-key";
import type { Placeholders } from "../../src/i18n/placeholders";

type TranslateAll = Translate<keyof Placeholders>;

const FOLDER = "src/locales";

function loadMessages(locale: Locale): Resources {
  const files = readdirSync(join(FOLDER, locale)).filter((name) => name.endsWith(".json"));
  const entries = files.map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(join(FOLDER, locale, file), "utf8")) as Messages,
  ]);
  return Object.fromEntries(entries) as Resources;
}

const translators = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, createTranslator(locale, loadMessages(locale))]),
) as Record<string, unknown> as Record<Locale, TranslateAll>;

/** Gets a locale's translate function over all sentences of the site, the server's and the mails' included. */
export function getTranslator(locale: Locale): TranslateAll {
  return translators[locale];
}
