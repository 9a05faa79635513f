import type { Locale } from "../config/locales";

/** Shorter words are left alone: without their ending, different words become the same. */
const MIN_LENGTH = 4;

type Rule = readonly [ending: RegExp, replacement: string];

/** Plural endings, and the vowels by which Spanish and Italian words change number; the first matching rule is applied. */
const RULES: Record<Locale, readonly Rule[]> = {
  en: [
    [/(?<![ae])ies$/, "y"],
    [/(ch|sh|ss|x|z)es$/, "$1"],
    [/(?<![us])s$/, ""],
  ],
  es: [
    [/ces$/, "z"],
    [/([aeo])s$/, ""],
    [/[aeo]$/, ""],
  ],
  it: [
    [/(?<=[cg])h[ei]$/, ""],
    [/i[aeo]$/, ""],
    [/[aeio]$/, ""],
  ],
};

/** Strips the plural ending of a folded word: `beaches` → `beach`, `playas` → `play`, `barche` → `barc` as `barca`. */
export function stem(word: string, locale: Locale): string {
  if (word.length < MIN_LENGTH) return word;
  const rule = RULES[locale].find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}
