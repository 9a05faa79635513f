import { screen, within } from "@testing-library/react";

import { LOCALE_CODES } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Header } from "./header";

const paths = { en: "/contact", es: "/es/contacto", it: "/it/contatto" };

describe("the header", () => {
  it.each(LOCALE_CODES)("leads to the pages of its language (%s)", (locale) => {
    renderWithLocale(<Header paths={paths} />, locale);
    const header = within(screen.getByRole("banner"));
    for (const [name, route] of [
      [/^Acme, /, "home"],
      ["Excursions", "excursions"],
      ["Activities", "activities"],
      ["Services", "services"],
      ["Explore boats", "catalog"],
      ["Contact", "contact"],
    ] as const)
      expect(header.getAllByRole("link", { name })[0]).toHaveAttribute("href", getPath(route, locale));
  });

  it("opens a chat in a new window, with a greeting in the language of the page", () => {
    renderWithLocale(<Header paths={paths} />, "es");
    const link = within(screen.getByRole("banner")).getByRole("link", {
      name: "Escríbanos por WhatsApp (se abre en una ventana nueva)",
    });
    const text = "Hola, tengo una pregunta sobre sus excursiones. Idioma: Español.";
    expect(link).toHaveAttribute("href", `https://wa.me/15550100177?text=${encodeURIComponent(text)}`);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });

  it("has no flags on detail pages, neither in the bar nor in the menu", () => {
    renderWithLocale(<Header paths={undefined} />);
    expect(screen.queryByRole("navigation", { name: "Language", hidden: true })).not.toBeInTheDocument();
  });
});
