import type { i18n } from "i18next";
import { use, useMemo, type ReactNode, createContext } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";

import type { Locale } from "../../domain/config/locales";
import { createI18n, makeStrict, type Resources } from "../../domain/i18n/create-i18n";
import type { Translate } from "../../domain/i18n/messages";
import type { BookingPort } from "../../domain/booking/bookable-offer";

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

/** The agency's settings and the words of header and footer, which every page's query brings along. */
export type Frame = NonNullable<Queries.FrameFragment["settings"]> & {
  readonly ports: readonly BookingPort[];
  readonly navigation: Queries.FrameNavigationFragment;
  readonly newsletter: Queries.NewsletterBlockFragment;
  /** In office hours. */
  readonly dueAfterHours: number;
};

/** In the editor's preview it holds the settings and ports alone. */
export const FrameContext = createContext<Frame | undefined>(undefined);

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error("useFrame was called outside of a FrameContext.");
  return frame;
}
