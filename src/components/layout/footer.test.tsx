import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import type { Locale } from "../../config/locales";
import { LocaleProvider } from "../../i18n/locale-context";
import { createNavigation, createSite } from "../../testing/create-frame";
import { loadMessages } from "../../testing/load-messages";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Footer } from "./footer";

function renderFooter(locale: Locale = "en") {
  const newsletter = <p>The newsletter form</p>;
  renderWithLocale(
    <Footer site={createSite()} navigation={createNavigation()} paths={undefined} newsletter={newsletter} />,
    locale,
  );
}

describe("the footer", () => {
  it.each([2026, 2031])("has a copyright line with the current year: %d", (year) => {
    jest.useFakeTimers({ now: new Date(year, 5, 1) });
    renderFooter();
    expect(screen.getByText(new RegExp(`© ${year} Acme Tours SRL`))).toBeInTheDocument();
    jest.useRealTimers();
  });

  it("has this year's copyright on a page that was built last year", () => {
    const footer = (
      <LocaleProvider locale="en" messages={loadMessages("en")}>
        <Footer site={createSite()} navigation={createNavigation()} paths={undefined} newsletter={null} />
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

  it.each<[Locale, string]>([
    ["en", "/terms-conditions"],
    ["es", "/es/terminos-condiciones"],
    ["it", "/it/termini-condizioni"],
  ])("leads to the terms (%s)", (locale, path) => {
    renderFooter(locale);
    expect(screen.getByRole("link", { name: "Terms and conditions" })).toHaveAttribute("href", path);
  });

  it.each([
    ["Facebook", "https://facebook.example/acme"],
    ["Instagram", "https://instagram.example/acme"],
    ["WhatsApp", /^https:\/\/wa\.me\/15550100177\?text=Hello%2C/],
    ["Tripadvisor", "https://tripadvisor.example/acme"],
  ])("leads to the agency on %s", (name, href) => {
    renderFooter();
    const link = screen.getByRole("link", { name: `${name} (opens in a new window)` });
    expect(link).toHaveAttribute("href", typeof href === "string" ? href : expect.stringMatching(href));
  });

  it("has a call to action that leads to the contact page", () => {
    renderFooter("es");
    expect(screen.getByRole("heading", { name: "Not sure?" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/es/contacto");
  });

  it("has the newsletter form, the address, phone and mail", () => {
    renderFooter();
    expect(screen.getByText("The newsletter form")).toBeInTheDocument();
    expect(screen.getByText(/Calle 12, Bayahíbe, Dominican Republic/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "+1 555 010 0142" })).toHaveAttribute("href", "tel:+15550100142");
    expect(screen.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
      "href",
      "mailto:hello@example.com",
    );
  });
});
