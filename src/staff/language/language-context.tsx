import { createContext, useContext, useLayoutEffect, type ReactNode } from "react";

import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import { createWords, type StaffTexts, type Words } from "../../config/staff-text";
import { rememberLocale } from "./staff-language";

const LanguageContext = createContext<Locale>(DEFAULT_LOCALE);

/** Shows what is inside in a language. */
export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  useLayoutEffect(() => rememberLocale(locale), [locale]);
  return <LanguageContext value={locale}>{children}</LanguageContext>;
}

/** Gets the language that a component is shown in. */
export function useStaffLocale(): Locale {
  return useContext(LanguageContext);
}

/** Gets what says the texts of a table in the language that a component is shown in. */
export function useWords<Key extends string>(table: StaffTexts<Key>): Words<Key> {
  return createWords(table, useContext(LanguageContext));
}
