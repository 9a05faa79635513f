import type { EditorReader } from "../saving/call-editor";
import { getEntryFiles, type Texts } from "../saving/entry-files";
import { findDifferences } from "../saving/find-differences";

/** A field that a change has given another value, in this language; none named when it is the same in all. */
export interface FieldChange {
  language: string;
  field: string;
  before: string;
  after: string;
}

/** Lists what changed from one version of an entry to the next, in the editor's words. */
export function listChanges(before: Texts, after: Texts, reader: EditorReader): FieldChange[] {
  const files = getEntryFiles(Object.keys(after)[0] ?? "");
  return findDifferences(files, before, after, reader).map(({ language, field, theirs, mine }) => ({
    ...{ language, field, before: theirs, after: mine },
  }));
}
