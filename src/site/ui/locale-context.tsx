import type { i18n } from "i18next";
import { use, useMemo, type ReactNode } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";

import type { Locale } from "../../domain/config/locales";
import { createI18n, makeStrict, type Resources } from "../../domain/i18n/create-i18n";
import type { Translate } from "../../domain/i18n/message-key";

interface LocaleContextValue {
  locale: Locale;
  t: Translate;
}

interface LocaleProviderProps {
  locale: Locale;
  messages: Resources;
  children: ReactNode;
}

/** Gives everything below it a locale and its sentences: for the frame, previews and tests. Pages have the plugin's own provider. */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  const instance = useMemo(() => createI18n(locale, messages), [locale, messages]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/** One value per instance, so that what depends on it renders no more often than the instance changes. */
const values = new WeakMap<i18n, LocaleContextValue>();

function createValue(instance: i18n): LocaleContextValue {
  makeStrict(instance);
  return { locale: instance.language as Locale, t: instance.t as unknown as Translate };
}

export function useLocale(): LocaleContextValue {
  const context = use(I18nContext) as { i18n: i18n } | undefined;
  if (!context) throw new Error("useLocale was called outside of an I18nextProvider.");
  const value = values.get(context.i18n) ?? createValue(context.i18n);
  values.set(context.i18n, value);
  return value;
}
