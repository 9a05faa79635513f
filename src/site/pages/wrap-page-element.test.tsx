import { render, screen, within } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";

import type { Locale } from "../../domain/config/locales";
import { createFrameData } from "../../testing/create-frame";
import { wrapPageElement } from "./wrap-page-element";

const paths = { en: "/contact", es: "/es/contacto", it: "/it/contatto" };

Object.assign(globalThis, {
  ERROR_WORDS: { it: { title: "Si è verificato un errore", home: "Torna alla home", contact: "Contattaci" } },
});

interface RenderOptions {
  isDetail?: boolean;
  element?: ReactElement;
  data?: object | undefined;
}

function renderPage(
  locale: Locale,
  { isDetail = false, element = <h1>The page</h1>, ...options }: RenderOptions = {},
) {
  const pageContext = { locale, route: "contact", paths, isDetail, namespaces: [] };
  const props = {
    pageContext,
    data: createFrameData(locale),
    ...options,
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

  it("shows the error page inside the frame when it breaks", () => {
    jest.spyOn(console, "error").mockImplementation();
    const Broken = () => {
      throw new Error("Broken");
    };
    renderPage("it", { element: <Broken /> });
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { name: "Si è verificato un errore: 500" })).toBeInTheDocument();
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  });
});

describe("a frame whose data are broken", () => {
  it.each<[string, object | undefined]>([
    ["without settings", { ...createFrameData("it"), settings: null }],
    ["without sentences", { ...createFrameData("it"), locales: null }],
    ["without data", undefined],
  ])("%s gives an error page in the language of the path, with phone and WhatsApp", (_, data) => {
    jest.spyOn(console, "error").mockImplementation();
    window.history.replaceState(null, "", "/it/contatto");
    document.body.innerHTML = `<header><a href="tel:+15550100142">+1 555 010 0142</a>
      <a href="https://wa.me/15550100177?text=Ciao">Chat</a></header>`;
    renderPage("it", { data });
    expect(screen.getByRole("heading", { name: "Si è verificato un errore: 500" })).toBeInTheDocument();
    const main = within(screen.getByRole("main"));
    const getHref = (name: string) => main.getByRole("link", { name }).getAttribute("href");
    expect(getHref("+1 555 010 0142")).toBe("tel:+15550100142");
    expect(getHref("WhatsApp")).toBe("https://wa.me/15550100177?text=Ciao");
    expect(getHref("Torna alla home")).toBe("/it");
    expect(getHref("Contattaci")).toBe("/it/contatto");
  });
});
