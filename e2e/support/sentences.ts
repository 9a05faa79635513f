import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import type { MessageKey } from "../../src/i18n/message-key";
import { createTranslator, type Messages, type MessageValues } from "../../src/i18n/translate";

type AnyKey = MessageKey | `server.${string}` | `mail.${string}` | `offline.${string}`;
type Translate = (key: AnyKey, values?: MessageValues) => string;

const FOLDER = "src/i18n/messages";

function loadMessages(locale: Locale): Messages {
  const files = readdirSync(join(FOLDER, locale));
  const entries = files.map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(join(FOLDER, locale, file), "utf8")) as Messages,
  ]);
  return Object.fromEntries(entries) as Messages;
}

const translators = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, createTranslator<AnyKey>(locale, loadMessages(locale))]),
) as Record<Locale, Translate>;

/** Gets a locale's translate function over all sentences of the site, the server's and the mails' included. */
export function getTranslator(locale: Locale): Translate {
  return translators[locale];
}
