import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { renderWithLocale } from "../../testing/render-with-locale";
import { ErrorPage } from "./error-page";

describe("the page for an unknown address", () => {
  it.each<[Locale, string, string]>([
    [
      "en",
      "Page not found",
      "This page could not be found. Please check the URL in the address bar and try again.",
    ],
    [
      "es",
      "Página no encontrada",
      "No encontramos esta página. Revise la dirección en la barra del navegador e inténtelo de nuevo.",
    ],
    [
      "it",
      "Pagina non trovata",
      "Non abbiamo trovato questa pagina. Controlla l'indirizzo nella barra del browser e riprova.",
    ],
  ])("says in %s: 404, %s", (locale, title, text) => {
    renderWithLocale(<ErrorPage status={404} />, locale);
    expect(screen.getByText("404")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

it.each<[Locale, string, string, string, string]>([
  ["en", "Back to the home page", "/", "Contact us", "/contact"],
  ["es", "Volver al inicio", "/es", "Contáctenos", "/es/contacto"],
  ["it", "Torna alla home", "/it", "Contattaci", "/it/contatto"],
])("leads in %s home and to the contact page", (locale, home, homePath, contact, contactPath) => {
  renderWithLocale(<ErrorPage status={404} />, locale);
  expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", homePath);
  expect(screen.getByRole("link", { name: contact })).toHaveAttribute("href", contactPath);
});
