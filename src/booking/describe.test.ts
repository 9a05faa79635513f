import type { Locale } from "../config/locales";
import { createTranslator } from "../i18n/create-i18n";
import { BOOKING_PORTS, createBookableOffer } from "../testing/create-bookable-offer";
import { loadMessages } from "../testing/load-messages";
import type { BookableOffer } from "./bookable-offer";
import { NO_CHOICE, type Choice } from "./choice";
import { describeChoice, getChoiceFacts } from "./describe";

const family: Choice = {
  ...{ port: "la-romana-cruises", date: "2026-12-04", adults: 2, children: 1, smallChildren: 1 },
  pickup: { kind: "cruise", place: "Costa Fascinosa", shipAllAboard: "19:45" },
};

function createContext(locale: Locale, change: Partial<BookableOffer> = {}, pricesOn = true) {
  const t = createTranslator(locale, loadMessages(locale));
  return { locale, t, offer: createBookableOffer(change), ports: BOOKING_PORTS, pricesOn };
}

function describeIn(locale: Locale, choice: Choice, pricesOn = true, reference?: string) {
  return describeChoice(choice, { ...createContext(locale, {}, pricesOn), title: "Saona", reference })
    .replace(/\u00A0/g, " ")
    .split("\n");
}

describe("a choice in words", () => {
  it("says all of it in English", () => {
    expect(describeIn("en", family)).toEqual([
      "Hello, I would like to book: Saona. Language: English.",
      "Date: Friday, December 4, 2026",
      "Port: La Romana Cruises Zone",
      "Party: 2 adults, 1 child, 1 child under 1 metre",
      "Pick-up: Cruise ship, Costa Fascinosa, all aboard at 19:45",
      "Back aboard: in time, back at 17:00, 2 h 45 min before all aboard",
      "Price: 2 adults × $85 + 1 child × $50 = $220 (1 child under 1 metre free)",
    ]);
  });

  it("says all of it in Spanish", () => {
    expect(describeIn("es", family)).toEqual([
      "Hola, quisiera reservar: Saona. Idioma: Español.",
      "Fecha: viernes, 4 de diciembre de 2026",
      "Puerto: La Romana Cruises Zone",
      "Personas: 2 adultos, 1 niño, 1 niño de menos de 1 metro",
      "Recogida: Crucero, Costa Fascinosa, todos a bordo a las 19:45",
      "Regreso a bordo: da tiempo, con regreso a las 17:00, 2 h 45 min antes de la hora de todos a bordo",
      "Precio: 2 adultos × 85 US$ + 1 niño × 50 US$ = 220 US$ (1 niño de menos de 1 metro gratis)",
    ]);
  });

  it("says all of it in Italian", () => {
    expect(describeIn("it", family)).toEqual([
      "Ciao, vorrei prenotare: Saona. Lingua: Italiano.",
      "Data: venerdì 4 dicembre 2026",
      "Porto: La Romana Cruises Zone",
      "Persone: 2 adulti, 1 bambino, 1 bambino sotto 1 metro",
      "Punto d'incontro: Nave da crociera, Costa Fascinosa, tutti a bordo alle 19:45",
      "Rientro a bordo: fai in tempo, con rientro alle 17:00, 2 h 45 min prima dell'ora di tutti a bordo",
      "Prezzo: 2 adulti × 85 USD + 1 bambino × 50 USD = 220 USD (1 bambino sotto 1 metro gratis)",
    ]);
  });

  it("names the reference of the stored enquiry first", () => {
    expect(describeIn("en", { ...NO_CHOICE, port: "bayahibe" }, true, "PA-7K2P4").slice(1, 3)).toEqual([
      "Reference: PA-7K2P4",
      "Port: Bayahíbe",
    ]);
  });

  it("is the sentence of the specification alone when nothing was chosen", () => {
    expect(describeIn("it", NO_CHOICE)).toEqual(["Ciao, vorrei prenotare: Saona. Lingua: Italiano."]);
  });

  it("holds no figure while the agency shows no prices", () => {
    const text = describeIn("en", { ...family, pickup: { kind: "unknown" } }, false).join("\n");
    expect(text).toContain("Price: price on request");
    expect(text).not.toContain("$");
  });

  it("holds neither prices nor ships where the offer's data is not known", () => {
    const facts = getChoiceFacts(family, { ...createContext("en"), offer: undefined });
    expect(facts.map(({ name }) => name)).toEqual(["date", "port", "party", "pickup"]);
  });
});

describe("the way back to the ship in words", () => {
  const onShip = (shipAllAboard: string): Choice => ({
    ...family,
    pickup: { kind: "cruise", shipAllAboard },
  });

  it.each<[Locale, string, string]>([
    ["en", "18:00", "in time, back at 17:00, 1 h before all aboard"],
    ["en", "17:59", "too tight, please ask us (back at 17:00, all aboard at 17:59)"],
    ["es", "17:59", "demasiado justo, pregúntanos (regreso a las 17:00, todos a bordo a las 17:59)"],
    ["it", "17:59", "tempi troppo stretti, scrivici (rientro alle 17:00, tutti a bordo alle 17:59)"],
  ])("names the real return (%s, %s)", (locale, aboard, expected) => {
    const facts = getChoiceFacts(onShip(aboard), createContext(locale));
    expect(facts.find(({ name }) => name === "backAboard")?.text).toBe(expected);
  });
});

describe("the price in words", () => {
  const cruise: Choice = { ...NO_CHOICE, adults: 3, port: "bayahibe" };
  const prices = [{ port: "bayahibe", adult: 110 }];

  it.each<[Partial<BookableOffer>, Choice, string]>([
    [
      { price_basis: "per-2-persons", prices },
      cruise,
      "2 × $110 for 2 persons = $220 (priced for 4 persons; for more than 2 persons we confirm the price)",
    ],
    [{ price_basis: "per-boat", prices, boat: { capacity: 3 } }, cruise, "$110 for the whole boat"],
    [
      { price_basis: "per-boat", prices, boat: { capacity: 2 } },
      cruise,
      "price on request: the boat takes up to 2 guests",
    ],
    [
      {},
      { ...NO_CHOICE, adults: 1, port: "punta-cana" },
      "price on request: from Punta Cana it runs for 2 persons or more",
    ],
    [{ prices: [] }, cruise, "price on request"],
  ])("is said with its reason", (change, choice, expected) => {
    const facts = getChoiceFacts(choice, createContext("en", change));
    expect(facts.find(({ name }) => name === "price")?.text).toBe(expected);
  });
});
