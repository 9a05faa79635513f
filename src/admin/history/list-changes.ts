import { LOCALES } from "../../config/locales";
import type { EditorReader } from "../saving/call-editor";
import { findDifferences, type Difference } from "../saving/find-differences";

/** The texts of an entry's files at one moment; `null` for a file that was not there. */
export type EntryTexts = Readonly<Record<string, string | null>>;

/** A field that a change has given another value, in these languages; none named when it is the same in all. */
export interface FieldChange {
  languages: string;
  field: string;
  before: string;
  after: string;
}

function joinLanguages(differences: readonly Difference[]): string {
  const names = new Set(differences.map(({ language }) => language).filter(Boolean));
  return names.size === LOCALES.length ? "" : [...names].join(", ");
}

/** Lists what changed from one version of an entry to the next, in the editor's words; what is the same in several languages once. */
export function listChanges(before: EntryTexts, after: EntryTexts, reader: EditorReader): FieldChange[] {
  const files = Object.entries(before).map(([path, text]) => ({ path, text }));
  const mine = Object.fromEntries(Object.entries(after).map(([path, text]) => [path, text ?? ""]));
  const groups = new Map<string, Difference[]>();
  for (const difference of findDifferences({ files, mine }, reader)) {
    const key = JSON.stringify([difference.field, difference.theirs, difference.mine]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ languages: joinLanguages(group), field: first.field, before: first.theirs, after: first.mine }];
  });
}
