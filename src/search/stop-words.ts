import type { Locale } from "../config/locales";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: toSet(
    "a an and are at by for from i in is it my of on or our the to we what where which with you your",
  ),
  es: toSet(
    "a al con de del donde el en es hay la las lo los mi o para por que se sin su sus tu un una unos unas y",
  ),
  it: toSet(
    "a ad ai al alla alle che con da dal dalla dei del della delle di dove e ed gli i il in io la le lo mi nel nella o per si su sul tra un una uno",
  ),
};

/** Tells whether a folded word is a stop word, such as `the`. */
export function isStopWord(word: string, locale: Locale): boolean {
  return STOP_WORDS[locale].has(word);
}
