import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import type { PlainRoute } from "../../domain/i18n/routes";
import { renderWithLocale } from "../../testing/render-with-locale";
import { LocalLink, OutsideLink } from "./links";

it.each<[PlainRoute, Locale, string]>([
  ["home", "en", "/"],
  ["catalog", "it", "/it/catalogo"],
  ["terms", "es", "/es/terminos-condiciones"],
])("a link to the page %s in %s leads to %s", (route, locale, path) => {
  renderWithLocale(<LocalLink route={route}>Go</LocalLink>, locale);
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", path);
});

it("a link out of the site opens a new window and says so", () => {
  renderWithLocale(<OutsideLink href="https://example.com/">Map</OutsideLink>, "it");
  const link = screen.getByRole("link", { name: "Map (si apre in una nuova finestra)" });
  expect(link).toHaveAttribute("href", "https://example.com/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
