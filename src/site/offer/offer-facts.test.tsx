import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { WEEKDAYS } from "../../domain/config/offer";
import { PORT_NAMES, createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { BoatFacts, ServiceFacts } from "./offer-facts";

function getFacts(): Record<string, string> {
  const terms = screen.queryAllByRole("term").map((term) => term.textContent);
  const texts = screen.queryAllByRole("definition").map((text) => text.textContent);
  return Object.fromEntries(terms.map((term, index) => [term, texts[index] ?? ""]));
}

function renderFacts(change: Parameters<typeof createPageOffer>[0], locale: Locale = "en") {
  renderWithLocale(<ServiceFacts offer={createPageOffer(change)} ports={PORT_NAMES} />, locale);
  return getFacts();
}

describe("an offer's facts", () => {
  it("say how long, on which days, from where and from what age", () => {
    const ports = ["bayahibe", "punta-cana"];
    const days = ["monday", "friday"];
    expect(renderFacts({ duration_hours: 9, days, ports, minimum_age: 6 })).toEqual({
      Duration: "Full day · 9 hours",
      "Runs on": "Monday, Friday",
      "Pick-up from": "Bayahíbe, Punta Cana",
      "Minimum age": "6 years",
    });
  });

  it("say of a transfer from the airport that it goes to its ports as well as from them", () => {
    expect(renderFacts({ asks_flight: true })).toMatchObject({ "To and from": "Bayahíbe" });
  });

  it.each<[Locale, Record<string, string>]>([
    ["en", { "Child price": "4 to 11 years", "Not for": "children under 2, wheelchairs" }],
    ["es", { "Precio de niño": "de 4 a 11 años", "No apto para": "menores de 2 años, sillas de ruedas" }],
    ["it", { "Prezzo bambini": "da 4 a 11 anni", "Non adatto a": "bambini sotto i 2 anni, sedie a rotelle" }],
  ])("say what a child is and for whom it is not (%s)", (locale, facts) => {
    const limits = { child_from: 4, child_until: 11, not_for: ["under-2", "wheelchair"] };
    expect(
      renderFacts({ ...limits, prices: [{ port: "bayahibe", adult: 75, child: 45 }] }, locale),
    ).toMatchObject(facts);
  });

  it("say the note on whom it is not for after them, as a text", () => {
    renderFacts({ not_for: ["under-2"], not_for_note: "The speedboat takes nobody under 2." });
    expect(screen.getByText("The speedboat takes nobody under 2.").tagName).toBe("P");
    expect(screen.getByText("children under 2")).toBeInTheDocument();
  });

  it.each<[Locale, string, string]>([
    ["en", "Runs on", "Every day"],
    ["es", "Días disponibles", "Todos los días"],
    ["it", "Giorni disponibili", "Tutti i giorni"],
  ])("say of all seven days in %s: %s %s", (locale, term, text) => {
    expect(renderFacts({ days: WEEKDAYS }, locale)[term]).toBe(text);
  });
});

describe("a boat's measures", () => {
  const boat = { length_m: 12.5, capacity: 20, crew: 2, cabins: 0, engine: "2 × 250 hp" };

  it("are written as the language writes numbers", () => {
    renderWithLocale(<BoatFacts boat={boat} />, "it");
    expect(getFacts()).toEqual({
      Lunghezza: "12,5 m",
      Ospiti: "20",
      Equipaggio: "2",
      Cabine: "0",
      Motore: "2 × 250 hp",
    });
  });
});
