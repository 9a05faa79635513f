/*
 * Workaround for: Decap searches the default language alone, and by single letters in their order, not by words (decap-cms-core, backend.js).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19), patched by scripts/workarounds/decap-form-patches.mjs
 * Upstream: none filed
 * Without it: “Isla Saona” finds nothing.
 * Fails without it: src/workarounds/decap/find-entries.slow.test.ts, e2e/full/editor-form.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
import { foldAccents } from "../../lib/fold-accents";
import type { ListedEntry } from "./list-language";

/** A found entry in the form in which Decap sorts and shows it. */
interface Hit<Entry> {
  score: number;
  original: Entry;
}

/** Finds the entries that have each word of the search somewhere in what `extract` makes of them, in whichever language. */
export function findEntries<Entry extends ListedEntry>(
  search: string,
  entries: readonly Entry[],
  extract: (entry: Entry) => string,
): Hit<Entry>[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .filter((entry) => {
      const languages = [entry.data, ...Object.values(entry.i18n ?? {}).map(({ data }) => data ?? {})];
      const text = foldAccents(languages.map((data) => extract({ ...entry, data })).join(" "));
      return words.every((word) => text.includes(word));
    })
    .map((original) => ({ score: 10, original }));
}
