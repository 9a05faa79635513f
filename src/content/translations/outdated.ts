import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type Locale, nameLanguage } from "../../domain/config/locales";
import { byStaffLocale } from "../../domain/config/staff";
import type { OutdatedTranslation } from "../../domain/contracts/editor";
import { listFiles } from "../../files/list-files.mjs";
import type { ContentWarning } from "../warnings/text-warnings";
import {
  listChangedFields,
  hashWords,
  readEntryWords,
  type GetText,
  type TextEntry,
  getTextEntry,
  findTextEntry,
} from "./entry-texts";
import {
  advanceTexts,
  UNKNOWN_CHANGE,
  type TextRecord,
  type TextState,
  formatTextRecord,
  parseTextRecord,
  TEXT_RECORD_FILE,
} from "./text-state";

/** Content before and after a change. */
interface TextsOfChange {
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

/** Lists the outdated translations: texts that may be wrong because another language has changed. */
export function listOutdated(record: TextRecord, getText: GetText): OutdatedTranslation[] {
  return Object.keys(record).flatMap((name) => {
    const entry = getTextEntry(name);
    if (!entry) return [];
    const { texts, doubts } = getPresentState(record, entry, getText);
    return doubts.map(({ text, because, fields, at }) => ({
      ...{ entry: name, file: entry.paths[text], text, because, fields, at },
      version: texts[because] ?? "",
    }));
  });
}

/** Writes into the record what was changed by hand, takes in entries that are new and leaves out those that are gone. */
export function formatRecord(source: string | undefined, texts: ReadonlyMap<string, string>): string {
  const record = parseTextRecord(source);
  const entries = [...texts.keys()].map(findTextEntry).filter((entry) => entry !== undefined);
  const states = entries.map(
    (entry) => [entry.name, getPresentState(record, entry, (path) => texts.get(path))] as const,
  );
  return formatTextRecord(Object.fromEntries(states));
}

function toWarning({ file, text, because }: OutdatedTranslation): ContentWarning {
  const name = (locale: Locale) => byStaffLocale((reader) => nameLanguage(locale, reader));
  return { file, code: "outdated", values: { because: name(because), text: name(text) } };
}

/** Finds the outdated translations, texts that may be wrong because another language has changed; `record` is the file of `TEXT_RECORD_FILE`. */
export function findOutdatedWarnings(
  texts: ReadonlyMap<string, string>,
  record: string | undefined,
): ContentWarning[] {
  return listOutdated(parseTextRecord(record), (path) => texts.get(path)).map(toWarning);
}

const LOCALES = "src/locales";
/** Folders within that of a language hold texts of programs, which staff do not change. */
const SENTENCES = /^[a-z]{2}\/[a-z-]+\.json$/;

/** Reads what can be outdated in a site's folder: the texts of `content/`, which are known, and the sentences of the interface. */
export async function readSiteTexts(
  root: string,
  content: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, LOCALES);
  const names = existsSync(folder) ? listFiles(folder).filter((name) => SENTENCES.test(name)) : [];
  const sentences = await Promise.all(
    names.map(async (name) => [`${LOCALES}/${name}`, await readFile(join(folder, name), "utf8")] as const),
  );
  return new Map([...content, ...sentences]);
}

/** Reads the record of translations of a site's folder; `undefined` when there is none. */
export function readRecordFile(root: string): Promise<string | undefined> {
  return readFile(join(root, TEXT_RECORD_FILE), "utf8").catch(() => undefined);
}
