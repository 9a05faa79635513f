import { STAFF_LOCALES, type StaffLocale, type StaffText } from "../../config/staff-text";

/** Phrases in the order in which Decap has them, each in all languages of the office. */
export interface PhraseTree {
  readonly [name: string]: StaffText | PhraseTree;
}

/** Phrases in one language, as Decap takes them. */
export interface Phrases {
  [name: string]: string | Phrases;
}

function isText(value: StaffText | PhraseTree): value is StaffText {
  return STAFF_LOCALES.every((locale) => typeof value[locale] === "string");
}

/** Gets the phrases of a tree in one language. */
export function pickPhrases(tree: PhraseTree, staff: StaffLocale): Phrases {
  const entries = Object.entries(tree).map(
    ([name, value]) => [name, isText(value) ? value[staff] : pickPhrases(value, staff)] as const,
  );
  return Object.fromEntries(entries);
}
