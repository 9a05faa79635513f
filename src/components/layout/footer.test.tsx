import { screen } from "@testing-library/react";

import type { Locale } from "../../config/locales";
import { createNavigation, createSite } from "../../testing/create-frame";
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
