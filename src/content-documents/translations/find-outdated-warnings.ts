import { nameLanguage } from "../../config/name-language";
import { parseTextRecord } from "../../content/translations/text-state";
import type { ContentWarning } from "../../content/warnings/content-warning";
import type { OutdatedTranslation } from "../../contracts/editor";
import { listOutdated } from "./list-outdated";

function toWarning({ file, text, because }: OutdatedTranslation): ContentWarning {
  return {
    file,
    en: `The ${nameLanguage(because, "en")} text has changed: is the ${nameLanguage(text, "en")} one still right?`,
    es: `El texto en ${nameLanguage(because, "es")} cambió: ¿sigue bien el texto en ${nameLanguage(text, "es")}?`,
    it: `Il testo in ${nameLanguage(because, "it")} è cambiato: quello in ${nameLanguage(text, "it")} va ancora bene?`,
  };
}

/** Finds the outdated translations, texts that may be wrong because another language has changed; `record` is the file of `TEXT_RECORD_FILE`. */
export function findOutdatedWarnings(
  texts: ReadonlyMap<string, string>,
  record: string | undefined,
): ContentWarning[] {
  return listOutdated(parseTextRecord(record), (path) => texts.get(path)).map(toWarning);
}
