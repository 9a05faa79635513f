import { LOCALES, type Locale } from "../../config/locales";
import { SelectField } from "./select-field";

const OPTIONS = LOCALES.map(({ code, name }) => [code, name] as const);

interface LanguageFieldProps {
  label: string;
  value: Locale;
  onValue: (locale: Locale) => void;
}

/** The choice of a language, each by its own name. */
export function LanguageField(props: LanguageFieldProps) {
  return <SelectField {...props} options={OPTIONS} />;
}
