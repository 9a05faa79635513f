import { z } from "zod";

import { LOCALE_CODES, type Locale } from "../../config/locales";

/** The hashes of an entry's texts by language; a language without a text has none. */
export type TextHashes = Readonly<Partial<Record<Locale, string>>>;

/** An outdated translation: a text that may be wrong because that of another language has changed. */
const storedOutdatedSchema = z.strictObject({
  text: z.enum(LOCALE_CODES),
  because: z.enum(LOCALE_CODES),
  /** The hash of the other text as this one was last found right with it. */
  was: z.string(),
  fields: z.array(z.string()),
  /** When it changed last (ISO 8601); `null` when that was outside of the editor. */
  at: z.string().nullable(),
});
export type StoredOutdated = z.infer<typeof storedOutdatedSchema>;

const stateSchema = z.strictObject({
  texts: z.partialRecord(z.enum(LOCALE_CODES), z.string()),
  doubts: z.array(storedOutdatedSchema).default([]),
});
export type TextState = z.infer<typeof stateSchema>;

const recordSchema = z.record(z.string(), stateSchema);
/** The states by entry, such as `excursions/saona-island`. */
export type TextRecord = Readonly<Record<string, TextState>>;

/** Where the record is kept, from the root. */
export const TEXT_RECORD_FILE = "content/translations.json";

/** Reads the record. One that cannot be read (a conflict of git stands in it) counts as empty: it keeps nobody from saving. */
export function parseTextRecord(source: string | undefined): TextRecord {
  try {
    return recordSchema.parse(JSON.parse(source ?? "{}"));
  } catch {
    return {};
  }
}

/** Writes the record: entries by name, a state in as few lines as a person can compare. */
export function formatTextRecord(record: TextRecord): string {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = entries.map(([name, { texts, doubts }]) => {
    const rows = [`    "texts": ${JSON.stringify(texts)}`];
    const items = doubts.map((outdated) => `      ${JSON.stringify(outdated)}`);
    if (items.length > 0) rows.push(`    "doubts": [\n${items.join(",\n")}\n    ]`);
    return `  ${JSON.stringify(name)}: {\n${rows.join(",\n")}\n  }`;
  });
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
}
