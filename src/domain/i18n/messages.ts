import type { Placeholders } from "./placeholders";

/** The files of sentences that pages use, one namespace each. */
export const PAGE_NAMESPACES = [
  "booking",
  "card",
  "catalog",
  "common",
  "contact",
  "form",
  "home",
  "newsletter",
  "offer",
  "registration",
  "shortlist",
] as const;

/**
 * How i18next reads the sentences, everywhere. Gatsby hands a plugin's options to the browser as JSON: no functions in here. Where
 * both separators are the same, i18next takes the first part of a key for a namespace if it is one of `ns`.
 */
export const I18NEXT_OPTIONS = {
  ns: [...PAGE_NAMESPACES],
  nsSeparator: ".",
  keySeparator: ".",
  // React and the mails' templates escape what they show.
  interpolation: { escapeValue: false },
};

/** The keys of the sentences of a namespace, or of a group in it, without its name. */
export type KeyIn<Namespace extends string> = keyof Placeholders extends infer Key
  ? Key extends `${Namespace}.${infer Rest}`
    ? Rest
    : never
  : never;

/** Every sentence that a page can ask for, e.g. `offer.bookNow`; of plural forms the stem. */
export type MessageKey = Extract<keyof Placeholders, `${(typeof PAGE_NAMESPACES)[number]}.${string}`>;

/** The values that a sentence has to be given. */
type Values<Names extends string> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, string | number>>];

/** The sentences that are whole without any value. */
export type PlainMessageKey = {
  [Key in MessageKey]: [Placeholders[Key]] extends [never] ? Key : never;
}[MessageKey];

/** Translates the sentences of pages, or those of `Key`: an unknown key or a missing value does not compile. */
export type Translate<Key extends keyof Placeholders = MessageKey> = <Asked extends Key>(
  key: Asked,
  ...values: Values<Placeholders[Asked]>
) => string;

/** Translates the sentences of one namespace: keys are those of its file. */
export type TranslateIn<Namespace extends string> = <Asked extends KeyIn<Namespace>>(
  key: Asked,
  ...values: Values<Placeholders[Extract<`${Namespace}.${Asked}`, keyof Placeholders>]>
) => string;

/**
 * Lists the `{{names}}` of a text, each once and in the order of the alphabet: a translation has the same ones. What else stands in such
 * braces is one of another name: pages know no formats (`{{count, number}}`).
 */
export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/gs))].sort();
}

type Sentences = Readonly<Record<string, unknown>>;
/** A sentence that is missing, or whose placeholders are not `names`. */
type SentenceFault = { path: string; found: unknown } & (
  { code: "empty-text" } | { code: "placeholders-changed"; names: string[] }
);

/** Compares sentences with the English ones: the program asks for each by its key, and fills in its placeholders. */
export function compareSentences(english: Sentences, sentences: Sentences, parent = ""): SentenceFault[] {
  return Object.entries(english).flatMap(([key, expected]): SentenceFault[] => {
    const [path, found] = [parent + key, sentences[key]];
    if (typeof expected !== "string")
      return compareSentences(Object(expected) as Sentences, Object(found) as Sentences, `${path}.`);
    if (typeof found !== "string" || found.trim() === "") return [{ path, found, code: "empty-text" }];
    const names = listPlaceholders(expected);
    return names.join() === listPlaceholders(found).join()
      ? []
      : [{ path, found, code: "placeholders-changed", names }];
  });
}
