import { screen, within } from "@testing-library/react";
import { encode } from "uqr";

import type { Locale } from "../../domain/config/locales";
import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { ConciergeCard } from "./concierge-card";

const OFFER = createOfferCard({
  ...{ title: "Saona", duration_hours: 9, days: ["monday", "friday"], ports: ["bayahibe"] },
  ...{
    price_basis: "per-person",
    prices: [90, 75].map((adult) => ({ port: "bayahibe", adult, child: null })),
  },
});

function renderCard(locale: Locale = "en") {
  const ports = [{ key: "bayahibe", name: "Bayahíbe" }];
  return renderWithLocale(<ConciergeCard offer={OFFER} ports={ports} host="tours.example" />, locale);
}

/** Draws what a text's code looks like, to compare with the one on the card. */
function getPath(text: string): string {
  const { data } = encode(text, { ecc: "M", border: 4 });
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

const getChat = (text: string) => `https://wa.me/15550100177?text=${encodeURIComponent(text)}`;
const getSheet = () => within(screen.getByRole("article"));
const getCode = () => getSheet().getByRole("img", { name: /QR/ }).querySelector("path")?.getAttribute("d");

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
});

describe("the concierge's card", () => {
  it("says what it is, how long, when, from where, from what price, and where the agency is", () => {
    renderCard();
    const sheet = getSheet();
    expect(sheet.getByRole("heading", { name: "Saona" })).toBeInTheDocument();
    expect(sheet.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
      ...["Full day · 9 hours", "Monday, Friday", "Bayahíbe", "from $75 per person"],
    ]);
    for (const text of ["+1 555 010 0142", "Calle 12, Bayahíbe", "tours.example"])
      expect(sheet.getByText(text)).toBeInTheDocument();
  });

  it("takes who recommends it into its words and into the chat", async () => {
    const { user } = renderCard("es");
    await user.type(screen.getByLabelText(/Quién lo recomienda/), " Hotel  Sol ");
    expect(getSheet().getByText("Recomendado por: Hotel Sol.")).toBeInTheDocument();
    expect(getSheet().getByText("tours.example/?source=hotel-sol")).toBeInTheDocument();
    const text = "Hola, quisiera reservar: Saona. Idioma: Español.\nRecomendado por: Hotel Sol.";
    expect(getCode()).toBe(getPath(getChat(text)));
  });

  it("begins with the one whose link was followed, who can be taken out", async () => {
    sessionStorage.setItem("source", "Hotel Luna");
    const { user } = renderCard();
    expect(getSheet().getByText("Recommended by: Hotel Luna.")).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/Who recommends it/));
    expect(getSheet().queryByText(/Recommended by/)).not.toBeInTheDocument();
  });
});
