import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import type { Locale } from "../../domain/config/locales";
import { FrameContext } from "../ui/frame-context";
import { LocaleProvider } from "../ui/locale-context";
import { createFrame } from "../../testing/create-frame";
import { loadMessages } from "../../testing/load-messages";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Footer } from "./footer";

function renderFooter(locale: Locale = "en") {
  const newsletter = <p>The newsletter form</p>;
  renderWithLocale(<Footer paths={undefined} newsletter={newsletter} />, locale);
}

describe("the footer", () => {
  it("has this year's copyright on a page that was built last year", () => {
    const footer = (
      <LocaleProvider locale="en" messages={loadMessages("en")}>
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
  });

  it.each<[Locale, string, string]>([
    ["en", "/terms-conditions", "Privacy"],
    ["es", "/es/terminos-condiciones", "Privacidad"],
    ["it", "/it/termini-condizioni", "Privacy"],
  ])("leads to the terms, and to what they say of data (%s)", (locale, path, privacy) => {
    renderFooter(locale);
    expect(screen.getByRole("link", { name: "Terms and conditions" })).toHaveAttribute("href", path);
    expect(screen.getByRole("link", { name: privacy })).toHaveAttribute("href", `${path}#privacy`);
  });
});
