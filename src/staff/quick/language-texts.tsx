import { LOCALE_CODES, type Locale } from "../../config/locales";
import { nameLanguage } from "../../config/name-language";
import { useStaffLocale } from "../language/language-context";
import { TextField } from "../parts/text-field";

interface LanguageTextsProps {
  /** The label of the field in a language. */
  getLabel: (language: string) => string;
  hint?: string;
  error?: string | undefined;
  values: Readonly<Record<Locale, string>>;
  onValue: (locale: Locale, text: string) => void;
}

/** One text field for each language of the site. */
export function LanguageTexts({ getLabel, hint, error, values, onValue }: LanguageTextsProps) {
  const reader = useStaffLocale();
  return LOCALE_CODES.map((code) => (
    <TextField
      key={code}
      label={getLabel(nameLanguage(code, reader))}
      lang={code}
      hint={hint}
      maxLength={300}
      error={values[code].trim() === "" ? error : undefined}
      value={values[code]}
      onValue={(text) => onValue(code, text)}
    />
  ));
}
