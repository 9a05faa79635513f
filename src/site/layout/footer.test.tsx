import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { createFrame } from "../../testing/create-frame";
import { loadMessages } from "../../testing/load-messages";
import { FrameContext, LocaleProvider } from "../ui/locale-context";
import { Footer } from "./footer";

it("the footer leads to the terms, and has this year's copyright on a page that was built last year", () => {
  const footer = (
    <LocaleProvider locale="es" messages={loadMessages("es")}>
      <FrameContext value={createFrame()}>
        <Footer paths={undefined} newsletter={null} />
      </FrameContext>
    </LocaleProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  jest.useFakeTimers({ now: new Date(2026, 11, 31) });
  container.innerHTML = renderToString(footer);
  expect(container).toHaveTextContent("© 2026");
  jest.setSystemTime(new Date(2027, 0, 1));
  render(footer, { container, hydrate: true });
  expect(container).toHaveTextContent("© 2027 Acme Tours SRL");
  jest.useRealTimers();
  const getPath = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(getPath("Terms and conditions")).toBe("/es/terminos-condiciones");
  expect(getPath("Privacidad")).toBe("/es/terminos-condiciones#privacy");
});
