import { LOCALE_CODES } from "../../config/locales";
import { nameLanguage } from "../../config/name-language";
import { useStaffLocale } from "../shell/language-context";
import { TextField } from "../ui/text-field";
import type { LanguageTextsState } from "./use-language-texts";

interface LanguageTextsProps {
  /** The label of the field in a language. */
  getLabel: (language: string) => string;
  hint?: string;
  error?: string | undefined;
  texts: LanguageTextsState;
}

/** One text field for each language of the site. */
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
