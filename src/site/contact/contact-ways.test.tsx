import { screen } from "@testing-library/react";

import { createSite } from "../../testing/create-frame";
import { renderWithLocale } from "../../testing/render-with-locale";
import { ContactWays } from "../pages/contact-page";

it("the other ways to reach the agency are chat, phone, mail, address and hours", () => {
  const site = { ...createSite(), opening_hours: "Every day 8–20" };
  renderWithLocale(<ContactWays site={site} chatText="Ciao, sono qui." />, "it");
  const ways = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(ways).toEqual([
    ["WhatsApp", "+1 555 010 0177 (si apre in una nuova finestra)"],
    ["Telefono", "+1 555 010 0142"],
    ["Email", "hello@example.com"],
    ["Ufficio", "Calle 12, Bayahíbe, Dominican Republic"],
    ["Orari", "Every day 8–20"],
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://wa.me/15550100177?text=Ciao%2C%20sono%20qui.",
    "tel:+15550100142",
    "mailto:hello@example.com",
  ]);
});
