import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";

import type { Locale } from "../domain/config/locales";
import { LocaleProvider } from "../site/ui/locale-context";
import { loadMessages } from "./load-messages";

/**
 * Renders a component as it stands on a page of a locale, with the site's real sentences. The `user` that comes along
 * never waits, so that it works with real and with fake timers.
 */
export function renderWithLocale(ui: ReactNode, locale: Locale = "en") {
  const messages = loadMessages(locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} messages={messages}>
      {children}
    </LocaleProvider>
  );
  return { user: userEvent.setup({ delay: null }), ...render(ui, { wrapper }) };
}
