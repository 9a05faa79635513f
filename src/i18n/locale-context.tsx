import { createContext, use, useMemo, type ReactNode } from "react";

import type { Locale } from "../config/locales";
import type { MessageKey } from "./message-key";
import { createTranslator, type Messages, type MessageValues } from "./translate";

interface LocaleContextValue {
  locale: Locale;
  t: (key: MessageKey, values?: MessageValues) => string;
}

const LocaleContext = createContext<LocaleContextValue | null>(null);

interface LocaleProviderProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Gives everything below it the page's locale and sentences. */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  const value = useMemo(
    () => ({ locale, t: createTranslator<MessageKey>(locale, messages) }),
    [locale, messages],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Gets the page's locale and its translate function. */
export function useLocale(): LocaleContextValue {
  const value = use(LocaleContext);
  if (!value) throw new Error("useLocale was called outside a LocaleProvider.");
  return value;
}
