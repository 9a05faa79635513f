import { z } from "zod";

import { DEFAULT_LOCALE, LOCALES } from "../../config/locales";
import { arrangeFields } from "../format/arrange-fields";
import { parseFrontMatter } from "../front-matter";
import { unwrapField } from "../schema/field-kinds";
import { offerSchema } from "../schema/offer";
import type { ContentWarning } from "./content-warning";

/** One version of a file and when it was made; the newest first. */
export interface FileVersion {
  time: number;
  source: string;
}

function pickWords(field: z.core.$ZodType, value: unknown): unknown {
  const { schema, meta } = unwrapField(field);
  if (meta.i18n === "duplicate") return undefined;
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null)
    return Object.entries(schema.shape as z.core.$ZodShape).map(([name, inner]) =>
      pickWords(inner, (value as Record<string, unknown>)[name]),
    );
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => pickWords(schema.element, item));
  return value;
}

/** The words of an offer's file without its facts: a price that changes makes no translation stale. */
export function getWords(source: string): string {
  const parts = parseFrontMatter(source);
  if (!parts?.ok) return source;
  return JSON.stringify(
    pickWords(offerSchema, arrangeFields(offerSchema, { ...parts.data, body: parts.body })),
  );
}

/** When a file's words became what they are. */
function getWordsTime(versions: readonly FileVersion[], readWords: typeof getWords): number | undefined {
  const [newest, ...older] = versions;
  if (!newest || older.length === 0) return newest?.time;
  const words = readWords(newest.source);
  let { time } = newest;
  for (const version of older) {
    if (readWords(version.source) !== words) break;
    time = version.time;
  }
  return time;
}

/**
 * Finds offers whose English words are newer than those of a translation. `history` knows each file's versions; `readWords` may
 * remember what `getWords` made of a text.
 */
export function findStaleTranslations(
  history: ReadonlyMap<string, readonly FileVersion[]>,
  readWords: typeof getWords = getWords,
): ContentWarning[] {
  return [...history.keys()]
    .filter((file) => file.endsWith(`.${DEFAULT_LOCALE}.md`))
    .flatMap((source) => {
      const written = getWordsTime(history.get(source) ?? [], readWords);
      return LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE).flatMap(({ code, name }) => {
        const file = source.replace(`.${DEFAULT_LOCALE}.md`, `.${code}.md`);
        const translated = getWordsTime(history.get(file) ?? [], readWords);
        if (written === undefined || translated === undefined || translated >= written) return [];
        return [
          {
            file,
            en: `The English text has changed since it was translated (${name}).`,
            es: `El texto inglés ha cambiado desde que se tradujo (${name}).`,
            it: `Il testo inglese è cambiato da quando è stato tradotto (${name}).`,
          },
        ];
      });
    });
}
