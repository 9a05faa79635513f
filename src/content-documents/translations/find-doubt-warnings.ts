import { parseTextRecord } from "../../content/translations/text-state";
import type { ContentWarning } from "../../content/warnings/content-warning";
import type { TextDoubt } from "../../contracts/text-doubts";
import { listDoubts } from "./list-doubts";

const LANGUAGES = {
  en: { en: "English", es: "inglés", it: "inglese" },
  es: { en: "Spanish", es: "español", it: "spagnolo" },
  it: { en: "Italian", es: "italiano", it: "italiano" },
} as const;

function toWarning({ file, text, because }: TextDoubt): ContentWarning {
  const [other, own] = [LANGUAGES[because], LANGUAGES[text]];
  return {
    file,
    en: `The ${other.en} text has changed: is the ${own.en} one still right?`,
    es: `El texto en ${other.es} cambió: ¿sigue bien el texto en ${own.es}?`,
    it: `Il testo in ${other.it} è cambiato: quello in ${own.it} va ancora bene?`,
  };
}

/** Finds the texts that may be wrong because another language has changed; `record` is the file of `TEXT_RECORD_FILE`. */
export function findDoubtWarnings(
  texts: ReadonlyMap<string, string>,
  record: string | undefined,
): ContentWarning[] {
  return listDoubts(parseTextRecord(record), (path) => texts.get(path)).map(toWarning);
}
