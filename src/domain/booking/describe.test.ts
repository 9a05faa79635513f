import type { Locale } from "../config/locales";
import { createTranslator } from "../i18n/create-i18n";
import { BOOKING_PORTS, createBookableOffer } from "../../testing/create-bookable-offer";
import { loadMessages } from "../../testing/load-messages";
import type { BookableOffer } from "./bookable-offer";
import { NO_CHOICE, type Choice } from "./choice";
import { describeChoice, getChoiceFacts } from "./describe";

const family: Choice = {
  ...{ port: "la-romana-cruises", date: "2026-12-04", adults: 2, children: 1, smallChildren: 1 },
  pickup: {
    ...{ kind: "cruise", place: "Costa Fascinosa", shipAllAboard: "19:45", shipDocked: "07:00" },
    shipClock: "local",
  },
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
      "Party: 2 adults, 1 child, 1 child under 1 m (3 ft 3 in)",
      "Pick-up: Cruise ship, Costa Fascinosa, docks at 7:00 AM, all aboard at 7:45 PM, ship's clock shows local time",
      "Back aboard: in time, back at 5:00 PM, 2 h 45 min before all aboard",
      "Price: 2 adults × $85 + 1 child × $50 = $220 (1 child under 1 m free)",
    ]);
  });

  it("says all of it in Spanish", () => {
    expect(describeIn("es", family)).toEqual([
      "Hola, quisiera reservar: Saona. Idioma: Español.",
      "Fecha: viernes, 4 de diciembre de 2026",
      "Puerto: La Romana Cruises Zone",
      "Personas: 2 adultos, 1 niño, 1 niño de menos de 1 metro",
      "Recogida: Crucero, Costa Fascinosa, atraca a las 07:00, hora límite de embarque a las 19:45, el reloj del barco marca la hora local",
      "Regreso a bordo: da tiempo, con regreso a las 17:00, 2 h 45 min antes de la hora límite de embarque",
      "Precio: 2 adultos × 85 US$ + 1 niño × 50 US$ = 220 US$ (1 niño de menos de 1 metro gratis)",
    ]);
  });

  it("says all of it in Italian", () => {
    expect(describeIn("it", family)).toEqual([
      "Ciao, vorrei prenotare: Saona. Lingua: Italiano.",
      "Data: venerdì 4 dicembre 2026",
      "Porto: La Romana Cruises Zone",
      "Persone: 2 adulti, 1 bambino, 1 bambino sotto il metro",
      "Punto d'incontro: Nave da crociera, Costa Fascinosa, attracca alle 07:00, orario limite di rientro a bordo alle 19:45, l'orologio della nave segna l'ora locale",
      "Rientro a bordo: fai in tempo, con rientro alle 17:00, 2 h 45 min prima dell'orario limite di rientro a bordo",
      "Prezzo: 2 adulti × 85 USD + 1 bambino × 50 USD = 220 USD (1 bambino sotto il metro gratis)",
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
  const onShip = (shipAllAboard: string | undefined, shipDocked?: string): Choice => ({
    ...family,
    pickup: {
      kind: "cruise",
      shipClock: "local",
      ...(shipAllAboard && { shipAllAboard }),
      ...(shipDocked && { shipDocked }),
    },
  });

  it.each([
    ["18:00", "07:00", "in time, back at 5:00 PM, 1 h before all aboard"],
    ["18:00", "", "in time, back at 5:00 PM, 1 h before all aboard, if your ship docks by 7:15 AM"],
    [
      "17:59",
      "",
      "too tight, please ask us (back at 5:00 PM, all aboard at 5:59 PM; we plan 1 h in between)",
    ],
    ["16:30", "", "no, that ship has sailed by then (back at 5:00 PM, all aboard at 4:30 PM)"],
    [
      "19:00",
      "08:00",
      "no, you would miss the start: we leave at 8:00 AM, before you are ashore (your ship docks at 8:00 AM, the way ashore takes 45 min)",
    ],
    ["", "", "please tell us when your ship docks and when all must be aboard"],
  ])("is said of %s and %s", (aboard, docked, expected) => {
    const facts = getChoiceFacts(onShip(aboard || undefined, docked), createContext("en"));
    const text = facts.find(({ name }) => name === "backAboard")?.text;
    expect(text?.replace(/\u{a0}/gu, " ")).toBe(expected);
  });
});

describe("a day that is not there", () => {
  const wished = { date: "2026-12-04", problem: "not-running" } as const;
  const fixed = { days: ["monday", "thursday"] };
  const getDay = (choice: Choice, change: object = {}, context = createContext("en", fixed)) =>
    getChoiceFacts(choice, { ...context, ...change }).find(({ name }) => name === "date")?.text;

  it("was wished and is impossible: it is named and another one asked for", () => {
    const expected = "Friday, December 4, 2026: no departure that day. Which day instead?";
    expect(getDay({ ...family, date: undefined }, { wished })).toBe(expected);
    expect(getDay(NO_CHOICE, { wished })).toBe(expected);
  });

  it("is asked for where the offer does not run every day", () => {
    expect(getDay({ ...family, date: undefined })).toBe("not decided yet, which day is possible?");
    expect(getDay(NO_CHOICE)).toBeUndefined();
    expect(getDay({ ...family, date: undefined }, {}, createContext("en"))).toBeUndefined();
  });
});

describe("a child under 2", () => {
  it.each<[Partial<BookableOffer>, string | undefined]>([
    [{}, undefined],
    [{ minimum_age: 2 }, "nobody under 2 can come along"],
    [{ not_for: ["under-2"], not_for_note: "By catamaran both ways." }, "By catamaran both ways."],
  ])("is told what holds of %j", (change, expected) => {
    const facts = getChoiceFacts(family, createContext("en", change));
    expect(facts.find(({ name }) => name === "infants")?.text).toBe(expected);
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
