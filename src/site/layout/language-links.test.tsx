import { existsSync } from "node:fs";

import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";

import { LOCALE_CODES } from "../../domain/config/locales";
import { clearLocaleCookie } from "../../testing/cookies";
import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { LanguageLink } from "../layout/language-links";

stopLinks();
beforeEach(() => {
  clearLocaleCookie();
  jest.mocked(navigate).mockReset();
  window.history.replaceState(null, "", "/excursions/saona-island?date=2026-12-24&adults=3");
});
afterEach(() => window.history.replaceState(null, "", "/"));

it.each(LOCALE_CODES)("there is a flag of %s", (locale) => {
  expect(existsSync(`static/flags/${locale}.svg`)).toBe(true);
});

it("a link to another language holds the address's choice when it is opened in a new tab", () => {
  renderWithLocale(
    <LanguageLink to="/es/excursiones/isla-saona" language="es">
      Español
    </LanguageLink>,
  );
  const link = screen.getByRole("link", { name: "Español" });
  fireEvent.pointerDown(link, { button: 1 });
  expect(link).toHaveAttribute("href", "/es/excursiones/isla-saona?date=2026-12-24&adults=3");
  fireEvent.click(link, { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
});
