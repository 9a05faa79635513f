import { screen } from "@testing-library/react";

import type { Locale } from "../../config/locales";
import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { BookingPanel } from "./booking-panel";

const prices = [
  { port: "punta-cana", adult: 92, child: null },
  { port: "bayahibe", adult: 75, child: null },
];

function renderPanel(change: Parameters<typeof createPageOffer>[0], locale: Locale = "en") {
  renderWithLocale(<BookingPanel offer={createPageOffer(change)} whatsappNumber="+1 555 010 0177" />, locale);
}

describe("Book now", () => {
  it.each<[Locale, string, RegExp, string]>([
    [
      "en",
      "Boat & lunch",
      /^Book now/,
      "Hello%2C%20I%20would%20like%20to%20book%3A%20Boat%20%26%20lunch.%20Language%3A%20English.",
    ],
    [
      "es",
      "¿Ballenas? ¡Sí!",
      /^Reserva ahora/,
      "Hola%2C%20quisiera%20reservar%3A%20%C2%BFBallenas%3F%20%C2%A1S%C3%AD!.%20Idioma%3A%20Espa%C3%B1ol.",
    ],
    [
      "it",
      "L'isola #1",
      /^Prenota ora/,
      "Ciao%2C%20vorrei%20prenotare%3A%20L'isola%20%231.%20Lingua%3A%20Italiano.",
    ],
  ])("opens a chat with the service and the language (%s)", (locale, title, name, text) => {
    renderPanel({ title }, locale);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", `https://wa.me/15550100177?text=${text}`);
  });
});

it.each<[Locale, string, string]>([
  ["en", "Contact", "/contact?service=saona-island"],
  ["es", "Contacto", "/es/contacto?service=saona-island"],
  ["it", "Contatti", "/it/contatto?service=saona-island"],
])("Contact leads to the form with the offer chosen (%s)", (locale, name, path) => {
  renderPanel({}, locale);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
});

describe("the price beside the buttons", () => {
  it("is the lowest one, with what it is for", () => {
    renderPanel({ prices, price_basis: "per-2-persons" });
    expect(screen.getByText(/from \$75/)).toBeInTheDocument();
    expect(screen.getByText("for 2 persons")).toBeInTheDocument();
  });

  it("is on request without prices", () => {
    renderPanel({ prices: [] });
    expect(screen.getByText("Price on request")).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });
});
