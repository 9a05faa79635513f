import type { Locale } from "../../config/locales";
import type { ContentDocument } from "../../contracts/content-document";
import { readPublished } from "../published/read-published";

/* eslint-disable @typescript-eslint/no-require-imports -- Each is read when it is first asked for; before a build there is none. */
const EMBEDDED: Record<Locale, () => unknown> = {
  en: () => require("../../../.build/content/en.json") as unknown,
  es: () => require("../../../.build/content/es.json") as unknown,
  it: () => require("../../../.build/content/it.json") as unknown,
};
/* eslint-enable */

/** Loads the documents of a language: what was published last on this machine, or what the function was bundled with. */
export function loadDocuments(locale: Locale): readonly ContentDocument[] {
  // Both were written by the build, from content that its schemas had passed.
  return readPublished(`${locale}.json`) ?? (EMBEDDED[locale]() as readonly ContentDocument[]);
}
