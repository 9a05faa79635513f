import { useState } from "react";

import type { Locale } from "../../config/locales";
import { useWords } from "../language/language-context";
import { getTexts, type OpenedContent } from "./content-files";
import { QUICK_WORDS } from "./quick-words";

export interface LanguageTextsState {
  /** As they are stored, below what was typed here. */
  values: Readonly<Record<Locale, string>>;
  /** Of a text that was typed here: what somebody else has saved meanwhile. */
  savedMeanwhile: Readonly<Partial<Record<Locale, string>>>;
  isTyped: boolean;
  onValue: (locale: Locale, text: string) => void;
}

/** Keeps what is typed of a field that each language has. What somebody else changes meanwhile in the others is shown as it is then. */
export function useLanguageTexts(content: OpenedContent, field: string): LanguageTextsState {
  const t = useWords(QUICK_WORDS);
  const stored = getTexts(content, field);
  const [opened] = useState(stored);
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({});
  const changed = (Object.keys(typed) as Locale[]).filter((locale) => stored[locale] !== opened[locale]);
  return {
    values: { ...stored, ...typed },
    savedMeanwhile: Object.fromEntries(
      changed.map((locale) => [locale, t("savedMeanwhile", { value: stored[locale] || "–" })]),
    ),
    isTyped: Object.keys(typed).length > 0,
    onValue: (locale, text) => setTyped({ ...typed, [locale]: text }),
  };
}
