import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";

import type { StaffLocale } from "../../domain/config/staff";
import type { Messages } from "../../domain/i18n/create-i18n";
import { formatCents, formatDay, formatMoment, formatMonth, formatShortDay } from "../../domain/i18n/format";
import type { StaffGroup, StaffTranslate } from "../../domain/i18n/staff-texts";
import { getLoadedLanguage, type LoadedLanguage, loadLanguage, type PageTexts } from "./load-language";
import { rememberLocale } from "./staff-language";

interface LanguageProps {
  locale: StaffLocale;
  page?: PageTexts;
  children: ReactNode;
}

const LanguageContext = createContext<LoadedLanguage | undefined>(undefined);

/** Shows what is inside in a language, once its texts are loaded; until another language is loaded, the last one stays. */
export function Language({ locale, page, children }: LanguageProps) {
  const [loaded, setLoaded] = useState(() => getLoadedLanguage(locale, page));
  useLayoutEffect(() => rememberLocale(locale), [locale]);
  useEffect(() => {
    let isCurrent = true;
    void loadLanguage(locale, page).then((language) => {
      if (isCurrent) setLoaded(language);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, page]);
  return loaded && <LanguageContext value={loaded}>{children}</LanguageContext>;
}

function useLanguage(): LoadedLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("A text of staff was asked for outside of <Language>.");
  return language;
}

export function useStaffLocale(): StaffLocale {
  return useLanguage().locale;
}

/** Formats money and days for whoever reads the page. */
const createFormat = (locale: StaffLocale) => ({
  locale,
  cents: (cents: number) => formatCents(cents, locale),
  day: (day: string) => formatDay(day, locale),
  shortDay: (day: string) => formatShortDay(day, locale),
  moment: (moment: number | string) => formatMoment(moment, locale),
  month: (month: string) => formatMonth(month, locale),
});

type Values = Readonly<Record<string, string | number>>;

function find(texts: Messages, path: string): string | undefined {
  const found = path
    .split(".")
    .reduce<Messages | string | undefined>(
      (group, name) => (typeof group === "object" && Object.hasOwn(group, name) ? group[name] : undefined),
      texts,
    );
  return typeof found === "string" ? found : undefined;
}

/** Reads a text as i18next does, which would be a sixth of all scripts of a page: the first key that is known, its plural form, its values. */
function translate({ locale, texts }: LoadedLanguage, keys: readonly string[], values: Values): string {
  const { count } = values;
  const form = typeof count === "number" ? new Intl.PluralRules(locale).select(count) : "";
  const forms = keys.flatMap((key) => (form === "" ? [key] : [`${key}_${form}`, `${key}_other`, key]));
  const text = forms.map((key) => find(texts, key)).find((known) => known !== undefined);
  if (text === undefined)
    throw new Error(`There is no text "${keys.join()}" in src/locales/${locale}/staff.`);
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" was asked for without a value for ${placeholder}.`);
    return String(value);
  });
}

/** Texts of a group, money and days in the language of whoever reads the page. */
export function useT<Group extends StaffGroup>(group: Group) {
  const language = useLanguage();
  const t = (keys: string | readonly string[], values: Values = {}) =>
    translate(
      language,
      [keys].flat().map((key) => `${group}.${key}`),
      values,
    );
  return Object.assign(t as unknown as StaffTranslate<Group>, createFormat(language.locale));
}
