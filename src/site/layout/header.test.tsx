import { screen, within } from "@testing-library/react";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { getPath, type PlainRoute } from "../../domain/i18n/routes";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Header } from "./header";

const paths = { en: "/contact", es: "/es/contacto", it: "/it/contatto" };

function renderHeader(locale: Locale = "en") {
  renderWithLocale(<Header paths={paths} />, locale);
  return within(screen.getByRole("banner"));
}

describe.each(LOCALE_CODES)("the header in %s", (locale) => {
  it.each<[string | RegExp, PlainRoute]>([
    [/^Acme, /, "home"],
    ["Excursions", "excursions"],
    ["Activities", "activities"],
    ["Services", "services"],
    ["Explore boats", "catalog"],
    ["Contact", "contact"],
  ])("leads by %s to the page %s of that language", (name, route) => {
    const [link] = renderHeader(locale).getAllByRole("link", { name });
    expect(link).toHaveAttribute("href", getPath(route, locale));
  });
});

describe("the header", () => {
  it("opens a chat in a new window, with a greeting in the language of the page", () => {
    const link = renderHeader("es").getByRole("link", { name: /^Escríbanos por WhatsApp/ });
    const text = "Hola, tengo una pregunta sobre sus excursiones. Idioma: Español.";
    expect(link).toHaveAttribute("href", `https://wa.me/15550100177?text=${encodeURIComponent(text)}`);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(link).toHaveAccessibleName("Escríbanos por WhatsApp (se abre en una ventana nueva)");
  });

  it("has no flags on detail pages, neither in the bar nor in the menu", () => {
    renderWithLocale(<Header paths={undefined} />);
    expect(screen.queryByRole("navigation", { name: "Language", hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole("img", { hidden: true })).not.toBeInTheDocument();
  });
});
