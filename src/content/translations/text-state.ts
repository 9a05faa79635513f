import { z } from "zod";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";

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
type StoredOutdated = z.infer<typeof storedOutdatedSchema>;

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

export interface TextChange {
  /** When it was made (ISO 8601); `null` when that is not known. */
  at: string | null;
  /** Lists the changed fields of a language's text. */
  getFields: (locale: Locale) => readonly string[];
}

/** A change that nobody has told us of: somebody has edited files. */
export const UNKNOWN_CHANGE: TextChange = { at: null, getFields: () => [] };

/**
 * Returns the state of an entry after its texts have become `now`. A text that changes makes the others outdated, whichever language it
 * is. Texts that change together are right together. An outdated text that changes follows the one that had changed before it:
 * it is right then, and makes outdated neither that one nor a text that was right with it. What becomes again as it was makes nothing
 * outdated, either.
 */
export function advanceTexts(state: TextState, now: TextHashes, change: TextChange): TextState {
  const isChanged = (locale: Locale) => now[locale] !== state.texts[locale];
  if (!LOCALE_CODES.some(isChanged)) return state;
  const texts = Object.fromEntries(
    LOCALE_CODES.flatMap((locale) => (now[locale] ? [[locale, now[locale]]] : [])),
  );
  const renew = (outdated: StoredOutdated): StoredOutdated => ({
    ...outdated,
    fields: [...new Set([...outdated.fields, ...change.getFields(outdated.because)])],
    at: change.at,
  });
  const kept = state.doubts
    .filter(({ text, because }) => !isChanged(text) && now[text] !== undefined && now[because] !== undefined)
    .filter(({ because, was }) => now[because] !== was)
    .map((outdated) => (isChanged(outdated.because) ? renew(outdated) : outdated));
  const isAsItWas = (text: Locale, because: Locale) =>
    state.doubts.some(
      (outdated) => outdated.text === text && outdated.because === because && outdated.was === now[because],
    );
  const isKept = (text: Locale, because: Locale) =>
    kept.some((outdated) => outdated.text === text && outdated.because === because);

  /** Whether a changed text follows others, with each of which `text` is right. */
  function isAnswer(because: Locale, text: Locale): boolean {
    const followed = state.doubts.filter((outdated) => outdated.text === because);
    return (
      followed.length > 0 && followed.every(({ because: source }) => source === text || !isKept(text, source))
    );
  }

  const unchanged = LOCALE_CODES.filter((locale) => !isChanged(locale) && now[locale] !== undefined);
  const changed = LOCALE_CODES.filter((locale) => isChanged(locale) && now[locale] !== undefined);
  const raised = unchanged.flatMap((text) =>
    changed.flatMap((because): StoredOutdated[] => {
      const was = state.texts[because];
      // A first translation says nothing new.
      if (was === undefined || isKept(text, because)) return [];
      if (isAsItWas(text, because) || isAnswer(because, text)) return [];
      return [{ text, because, was, fields: [...change.getFields(because)], at: change.at }];
    }),
  );
  return { texts, doubts: [...kept, ...raised] };
}

/** Returns the state after a person has found a text right with the others as they had `seen` them; what has changed since stays outdated. */
export function confirmText(state: TextState, text: Locale, seen: TextHashes): TextState {
  const isSettled = (outdated: StoredOutdated) =>
    outdated.text === text && seen[outdated.because] === state.texts[outdated.because];
  return { ...state, doubts: state.doubts.filter((outdated) => !isSettled(outdated)) };
}
