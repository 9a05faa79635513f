import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";

import type { Locale } from "../../domain/config/locales";
import { createI18n, type Messages } from "../../domain/i18n/create-i18n";
import {
  getStaffT,
  type StaffGroup,
  type StaffTexts,
  type StaffTranslate,
} from "../../domain/i18n/staff-texts";
import { rememberLocale } from "./staff-language";

interface LoadedLanguage {
  locale: Locale;
  texts: ReturnType<typeof createI18n>;
}

interface LanguageProps {
  locale: Locale;
  /** The page's own texts; the shared ones are always there. */
  page?: Exclude<keyof StaffTexts, "shared" | "tables"> | undefined;
  children: ReactNode;
}

const LanguageContext = createContext<LoadedLanguage | undefined>(undefined);

/** Kept, so that a page whose language is known by then shows at once. */
const loadedLanguages = new Map<string, LoadedLanguage>();
const toId = (locale: Locale, page: LanguageProps["page"]) => `${locale}/${page ?? ""}`;

async function loadLanguage(locale: Locale, page: LanguageProps["page"]): Promise<LoadedLanguage> {
  const id = toId(locale, page);
  const known = loadedLanguages.get(id);
  if (known) return known;
  const names = page === undefined ? ["shared"] : ["shared", page];
  const files = names.map(async (name) => {
    const file = (await import(`../../locales/${locale}/staff/${name}.json`)) as { default: Messages };
    return [name, file.default] as const;
  });
  const texts = createI18n(locale, { staff: Object.fromEntries(await Promise.all(files)) });
  const language = { locale, texts };
  loadedLanguages.set(id, language);
  return language;
}

/** Shows what is inside in a language, once its texts are loaded; until another language is loaded, the last one stays. */
export function Language({ locale, page, children }: LanguageProps) {
  const [loaded, setLoaded] = useState(() => loadedLanguages.get(toId(locale, page)));
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

export function useStaffLocale(): Locale {
  return useLanguage().locale;
}

export function useT<Group extends StaffGroup>(group: Group): StaffTranslate<Group> {
  return getStaffT(useLanguage().texts, group);
}
