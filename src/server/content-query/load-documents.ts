import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locale } from "../../config/locales";
import type { ContentDocument } from "../../contracts/content-document";

/* eslint-disable @typescript-eslint/no-require-imports -- Each is read when it is first asked for; before a build there is none. */
const EMBEDDED: Record<Locale, () => unknown> = {
  en: () => require("../../../.build/content/en.json") as unknown,
  es: () => require("../../../.build/content/es.json") as unknown,
  it: () => require("../../../.build/content/it.json") as unknown,
};
/* eslint-enable */

const known = new Map<Locale, readonly ContentDocument[]>();

/** On one machine the documents lie beside the compiled function, where a save is published without compiling it. */
function readBeside(locale: Locale): unknown {
  const path = join(__dirname, `${locale}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as unknown) : undefined;
}

/** Loads the documents of a language: what was published last on this machine, or what the function was bundled with. */
export function loadDocuments(locale: Locale): readonly ContentDocument[] {
  // Both were written by the build, from content that its schemas had passed.
  const documents =
    known.get(locale) ?? ((readBeside(locale) ?? EMBEDDED[locale]()) as readonly ContentDocument[]);
  known.set(locale, documents);
  return documents;
}
