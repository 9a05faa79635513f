import { LOCALE_CODES, type Locale } from "../../config/locales";
import { useT } from "../shell/language-context";
import { getTexts, type OpenedContent } from "./content-files";
import { useTyped } from "./use-typed";

export interface LanguageTextsState {
  /** As they are stored, below what was typed here. */
  values: Readonly<Record<Locale, string>>;
  /** Of a text that was typed here: what somebody else has saved meanwhile. */
  savedMeanwhile: Readonly<Partial<Record<Locale, string>>>;
  isTyped: boolean;
  onValue: (locale: Locale, text: string) => void;
  /** Forgets what is typed now, which was saved; what was typed in the meantime stays. */
  settle: (saved: OpenedContent) => void;
}

/** Keeps what is typed of a field that each language has. What somebody else changes meanwhile in the others is shown as it is then. */
export function useLanguageTexts(content: OpenedContent, field: string): LanguageTextsState {
  const t = useT("quick");
  const stored = getTexts(content, field);
  const { typed, isTyped, isChangedByOthers, onValue, settle } = useTyped(stored);
  const changed = LOCALE_CODES.filter(isChangedByOthers);
  return {
    values: { ...stored, ...typed },
    savedMeanwhile: Object.fromEntries(
      changed.map((locale) => [locale, t("savedMeanwhile", { value: stored[locale] || "–" })]),
    ),
    ...{ isTyped, onValue },
    settle: (saved) => settle(getTexts(saved, field)),
  };
}
