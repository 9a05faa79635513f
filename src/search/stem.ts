import type { Locale } from "../config/locales";

/** Shorter words are left as they are: taking letters off them makes different words alike. */
const SHORTEST = 4;

type Rule = readonly [ending: RegExp, replacement: string];

/** Plural endings, and the vowels by which Spanish and Italian words change number; the first rule that fits is taken. */
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

/** Takes the plural off a folded word, lightly: `beaches` → `beach`, `playas` → `play`, `barche` → `barc` as `barca`. */
export function stem(word: string, locale: Locale): string {
  if (word.length < SHORTEST) return word;
  const rule = RULES[locale].find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}
