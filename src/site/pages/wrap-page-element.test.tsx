import { render, screen, within } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";

import { createFrameData } from "../../testing/create-frame";
import { wrapPageElement } from "./wrap-page-element";

Object.assign(globalThis, {
  ERROR_WORDS: { it: { title: "Si è verificato un errore", home: "Torna alla home", contact: "Contattaci" } },
});

function renderPage(element: ReactElement, data: object | undefined = createFrameData("it")) {
  const paths = { it: "/it/contatto" };
  const pageContext = { locale: "it", route: "contact", paths, isDetail: false, namespaces: [] };
  const props = { pageContext, data, location: { pathname: "/it/contatto", search: "" } };
  render(wrapPageElement({ element, props } as unknown as WrapPageElementBrowserArgs));
  return within(screen.getByRole("main"));
}
const Broken = () => {
  throw new Error("Broken");
};
const ERROR = "Si è verificato un errore: 500";

it("every page stands between header and footer, with the chat button and the way past the header", () => {
  const main = renderPage(<h1>The page</h1>);
  expect(main.getByRole("heading", { name: "The page" })).toBeInTheDocument();
  for (const role of ["banner", "contentinfo"]) expect(screen.getByRole(role)).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: /WhatsApp/ }).length).toBeGreaterThan(1);
  expect(screen.getByRole("link", { name: "Vai al contenuto" })).toHaveAttribute("href", "#content");
  expect(screen.getByRole("main")).toHaveAttribute("id", "content");
});

it("a page that breaks shows the error page inside the frame", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(renderPage(<Broken />).getByRole("heading", { name: ERROR })).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
});

it("a frame that breaks gives an error page in the language of the path, with phone and WhatsApp", () => {
  jest.spyOn(console, "error").mockImplementation();
  window.history.replaceState(null, "", "/it/contatto");
  document.body.innerHTML = `<header><a href="tel:+15550100142">+1 555 010 0142</a>
      <a href="https://wa.me/15550100177?text=Ciao">Chat</a></header>`;
  const main = renderPage(<h1>The page</h1>, { ...createFrameData("it"), settings: null });
  expect(main.getByRole("heading", { name: ERROR })).toBeInTheDocument();
  expect(main.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Torna alla home", "/it"],
    ["Contattaci", "/it/contatto"],
    ["+1 555 010 0142", "tel:+15550100142"],
    ["WhatsApp", "https://wa.me/15550100177?text=Ciao"],
  ]);
});
