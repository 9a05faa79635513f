import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";

import type { Locale } from "../domain/config/locales";
import { FrameContext, LocaleProvider } from "../site/ui/locale-context";
import { createFrame } from "./create-frame";
import { loadMessages } from "./load-messages";

/**
 * Renders a component as it stands on a page of a locale, in the frame of the site and with its real sentences. The `user` that comes along
 * never waits, so that it works with real and with fake timers.
 */
export function renderWithLocale(ui: ReactNode, locale: Locale = "en", frame = createFrame()) {
  const messages = loadMessages(locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} messages={messages}>
      <FrameContext value={frame}>{children}</FrameContext>
    </LocaleProvider>
  );
  return { user: userEvent.setup({ delay: null }), ...render(ui, { wrapper }) };
}
