import { advanceTexts, UNKNOWN_CHANGE } from "./advance-texts";
import { listChangedFields } from "./list-words";
import type { TextRecord, TextState } from "./text-state";
import { hashWords, readEntryWords, type GetText, type TextEntry } from "./entry-texts";

/** Content before and after a change. */
export interface TextsOfChange {
  before: GetText;
  after: GetText;
  /** When it is made, ISO 8601. */
  at: string;
}

/** Returns the state of an entry as its texts are now: what has been changed by hand since the record was written is in it. */
export function getPresentState(record: TextRecord, entry: TextEntry, getText: GetText): TextState {
  const texts = hashWords(readEntryWords(entry, getText));
  const known = record[entry.name];
  return known ? advanceTexts(known, texts, UNKNOWN_CHANGE) : { texts, doubts: [] };
}

/** Returns the record after a change of an entry. An entry of which nothing is known yet is taken for right as it was. */
export function noteChange(
  record: TextRecord,
  entry: TextEntry,
  { before, after, at }: TextsOfChange,
): TextRecord {
  const [wordsBefore, wordsAfter] = [readEntryWords(entry, before), readEntryWords(entry, after)];
  const texts = hashWords(wordsAfter);
  const { [entry.name]: known, ...others } = record;
  const wasThere = entry.files.some((file) => before(file) !== undefined);
  const isThere = entry.files.some((file) => after(file) !== undefined);
  if (!isThere) return known ? others : record;
  if (!wasThere) return { ...others, [entry.name]: { texts, doubts: [] } };
  const state = advanceTexts(getPresentState(record, entry, before), texts, {
    at,
    getFields: (locale) => listChangedFields(wordsBefore[locale], wordsAfter[locale]),
  });
  const isNew = known === undefined && JSON.stringify(hashWords(wordsBefore)) === JSON.stringify(texts);
  return isNew ? record : { ...others, [entry.name]: state };
}
