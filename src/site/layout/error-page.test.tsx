import { render, screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { loadMessages } from "../../testing/load-messages";
import { renderWithLocale } from "../../testing/render-with-locale";
import { LocaleProvider } from "../ui/locale-context";
import { ErrorBoundary, ErrorPage } from "./error-page";

it.each<[Locale, string, RegExp, string, string]>([
  ["en", "Page not found", /check the URL in the address bar/, "/", "/contact"],
  ["es", "Página no encontrada", /Revise la dirección/, "/es", "/es/contacto"],
  ["it", "Pagina non trovata", /Controlla l'indirizzo/, "/it", "/it/contatto"],
])("an unknown address is told in %s, with ways on", (locale, title, text, ...paths) => {
  renderWithLocale(<ErrorPage status={404} />, locale);
  expect(screen.getByText("404")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(paths));
});

describe("the error boundary", () => {
  function Broken({ error }: { error: unknown }): never {
    throw error;
  }
  const page = (pageKey: string, error?: unknown) => (
    <LocaleProvider locale="en" messages={loadMessages("en")}>
      <ErrorBoundary pageKey={pageKey}>
        {error === undefined ? <p>The page {pageKey}</p> : <Broken error={error} />}
      </ErrorBoundary>
    </LocaleProvider>
  );

  it.each([
    ["the error's status", Object.assign(new Error("Gone"), { status: 410 }), "An error occurred: 410"],
    ["500 when the error has none", new Error("Broken"), "An error occurred: 500"],
    ["500 when something else was thrown", "broken", "An error occurred: 500"],
    ["404 as a page that does not exist", { status: 404 }, "Page not found"],
  ])("shows %s until the visitor goes on to another page", (_, error, heading) => {
    // React reports every error that a boundary catches.
    jest.spyOn(console, "error").mockImplementation();
    const { rerender } = render(page("/a", error));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
    rerender(page("/b"));
    expect(screen.getByText("The page /b")).toBeInTheDocument();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});
