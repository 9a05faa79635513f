import { useEffect, useState } from "react";

import { LOCALE_CODES, type Locale, nameLanguage } from "../../domain/config/locales";
import { useStaffLocale, useT } from "../shell/language-context";
import { TextField } from "../ui/fields";
import { useLeaveQuestion } from "../ui/hooks";
import { getTexts, type OpenedContent } from "./content-files";

interface TypedState<Value extends string> {
  typed: Readonly<Record<string, Value>>;
  isTyped: boolean;
  /** Tells whether somebody else has saved another value since this field was begun here. */
  isChangedByOthers: (name: string) => boolean;
  onValue: (name: string, value: Value) => void;
  /** Forgets what is typed now, which is `saved`; what was typed in the meantime stays. */
  settle: (saved: Readonly<Record<string, Value>>) => void;
}

/**
 * Keeps what is typed of some fields, whose stored values are given by name: a field that nobody types into here is to be shown as it is
 * stored now.
 */
export function useTyped<Value extends string>(stored: Readonly<Record<string, Value>>): TypedState<Value> {
  const [entries, setEntries] = useState<
    Readonly<Record<string, { value: Value; before: Value | undefined }>>
  >({});
  return {
    typed: Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value])),
    isTyped: Object.keys(entries).length > 0,
    isChangedByOthers: (name) => name in entries && entries[name]?.before !== stored[name],
    onValue: (name, value) =>
      setEntries({ ...entries, [name]: { before: stored[name], ...entries[name], value } }),
    settle: (saved) =>
      setEntries((newest) => {
        const since = Object.entries(newest).filter(([name, { value }]) => value !== entries[name]?.value);
        return Object.fromEntries(since.map(([name, { value }]) => [name, { value, before: saved[name] }]));
      }),
  };
}

/** Has the browser ask before the page is left with what is unsaved in a form, and tells `onUnsaved` of it, which must stay the same. */
export function useUnsaved(isUnsaved: boolean, onUnsaved: (isUnsaved: boolean) => void): void {
  useLeaveQuestion(isUnsaved);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
}

interface LanguageTextsState {
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

interface LanguageTextsProps {
  /** The label of the field in a language. */
  getLabel: (language: string) => string;
  hint?: string;
  error?: string | undefined;
  texts: LanguageTextsState;
}

export function LanguageTexts({ getLabel, hint, error, texts }: LanguageTextsProps) {
  const reader = useStaffLocale();
  return LOCALE_CODES.map((code) => (
    <TextField
      key={code}
      label={getLabel(nameLanguage(code, reader))}
      lang={code}
      hint={texts.savedMeanwhile[code] ?? hint}
      maxLength={300}
      error={texts.values[code].trim() === "" ? error : undefined}
      value={texts.values[code]}
      onValue={(text) => texts.onValue(code, text)}
    />
  ));
}
