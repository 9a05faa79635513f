/*
 * Workaround for: Decap lists, sorts and searches entries by their titles in the default language alone (decap-cms-core: lib/formatters.js,
 *   reducers/entries.js).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19), patched by scripts/workarounds/decap-form-patches.mjs
 * Upstream: none filed
 * Without it: Spanish-speaking staff see “Saona Island” in the list.
 * Fails without it: src/workarounds/decap/find-entries.slow.test.ts, e2e/full/editor-form.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */

import { foldAccents } from "../../lib/fold-accents";

/** An entry as Decap lists it: the default language's data, and those of the others where it has several. */
export interface ListedEntry {
  data: Record<string, unknown>;
  i18n?: Record<string, { data?: Record<string, unknown> }>;
}

/** The path of an entry's data in the language that the editor is shown in; English has no such path, and needs none. */
export function getListPath(): string[] {
  return ["i18n", document.documentElement.lang, "data"];
}

/** By what a list is sorted: the value at Decap's path (`data.title`), a word in the staff's language and without its accents. */
export function toSortValue(path: string): (entry: ListedEntry) => unknown {
  const name = path.replace(/^data\./, "");
  return ({ data, i18n }) => {
    const value = i18n?.[document.documentElement.lang]?.data?.[name] ?? data[name];
    return typeof value === "string" ? foldAccents(value) : value;
  };
}
