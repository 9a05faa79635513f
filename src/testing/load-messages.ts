import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import type { Locale } from "../domain/config/locales";
import type { Messages, Resources } from "../domain/i18n/create-i18n";

const FOLDER = join(process.cwd(), "src/locales");

/** Returns the names of a locale's message files, e.g. `["common", "contact", …]`. */
export function getNamespaces(locale: Locale): string[] {
  return readdirSync(join(FOLDER, locale))
    .filter((name) => name.endsWith(".json"))
    .map((file) => basename(file, ".json"));
}

/** Loads one message file. */
export function loadNamespace(locale: Locale, namespace: string): Messages {
  return JSON.parse(readFileSync(join(FOLDER, locale, `${namespace}.json`), "utf8")) as Messages;
}

/** Loads all sentences of a locale, grouped by namespace as a page has them. */
export function loadMessages(locale: Locale): Resources {
  return Object.fromEntries(getNamespaces(locale).map((name) => [name, loadNamespace(locale, name)]));
}
