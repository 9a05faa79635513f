import { render, screen, within } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";

import type { Locale } from "../config/locales";
import { ErrorPage } from "../components/layout/error-page";
import { createFrameData } from "../testing/create-frame";
import { wrapPageElement } from "./wrap-page-element";

const paths = { en: "/contact", es: "/es/contacto", it: "/it/contatto" };

function renderPage(locale: Locale, isDetail = false, element = <h1>The page</h1>) {
  const pageContext = { locale, route: "contact", paths, isDetail, namespaces: [] };
  const props = {
    pageContext,
    data: createFrameData(locale),
    location: { pathname: paths[locale], search: "" },
  };
  return render(wrapPageElement({ element, props } as unknown as WrapPageElementBrowserArgs));
}

describe("every page", () => {
  it("stands between header and footer, with the chat button and the way past the header", () => {
    renderPage("en");
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "The page" })).toBeInTheDocument();
    expect(screen.getByRole("banner")).toBeInTheDocument();
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: /^Chat on WhatsApp/ }).length).toBeGreaterThan(1);
    expect(screen.getByRole("link", { name: "Skip to the content" })).toHaveAttribute("href", "#content");
    expect(screen.getByRole("main")).toHaveAttribute("id", "content");
  });

  it("has the newsletter form in its footer", () => {
    renderPage("en");
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("button", { name: "Subscribe" })).toBeInTheDocument();
  });

  it.each<[Locale, string]>([
    ["en", "Page not found"],
    ["es", "Página no encontrada"],
    ["it", "Pagina non trovata"],
  ])("speaks the language of its path, %s", (locale, title) => {
    renderPage(locale, false, <ErrorPage status={404} />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  });

  it("has flags in its header", () => {
    renderPage("en");
    expect(screen.getByRole("link", { name: "Español" })).toHaveAttribute("href", "/es/contacto");
  });

  it("has none when it is a detail page", () => {
    renderPage("en", true);
    expect(screen.queryByRole("link", { name: "Español", hidden: true })).not.toBeInTheDocument();
  });

  it("shows the error page inside the frame when it breaks", () => {
    jest.spyOn(console, "error").mockImplementation();
    const Broken = () => {
      throw new Error("Broken");
    };
    renderPage("it", false, <Broken />);
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { name: "Si è verificato un errore: 500" })).toBeInTheDocument();
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  });
});
