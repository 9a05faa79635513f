import type { OutdatedTranslation } from "../../contracts/editor";
import type { TextRecord } from "../../content/translations/text-state";
import { getTextEntry, type GetText } from "./entry-texts";
import { getPresentState } from "./note-change";

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
