import type { StaffLocale } from "../../domain/config/staff";
import type { Messages } from "../../domain/i18n/create-i18n";
import type { StaffTexts } from "../../domain/i18n/staff-texts";

export interface LoadedLanguage {
  locale: StaffLocale;
  texts: Messages;
}

/** A page's own texts; the shared ones are always there. */
export type PageTexts = Exclude<keyof StaffTexts, "shared" | "tables"> | undefined;

/** Kept, so that a page whose language is known by then shows at once. */
const loadedLanguages = new Map<string, LoadedLanguage>();
const toId = (locale: StaffLocale, page: PageTexts) => `${locale}/${page ?? ""}`;

export const getLoadedLanguage = (locale: StaffLocale, page: PageTexts) =>
  loadedLanguages.get(toId(locale, page));

export async function loadLanguage(locale: StaffLocale, page: PageTexts): Promise<LoadedLanguage> {
  const names = page === undefined ? ["shared"] : ["shared", page];
  const files = names.map(async (name) => {
    const file = (await import(`../../locales/${locale}/staff/${name}.json`)) as { default: Messages };
    return [name, file.default] as const;
  });
  const language = { locale, texts: Object.fromEntries(await Promise.all(files)) };
  loadedLanguages.set(toId(locale, page), language);
  return language;
}
