import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { PriceTable } from "./price-table";

type Change = Parameters<typeof createPageOffer>[0];

const notes = {
  punta_cana_minimum: "Punta Cana: minimum 2 persons.",
  per_two: "The price is for 2 persons, minimum 2 persons.",
  small_children: "Children under 1 metre are free.",
};
const prices = [
  { port: "bayahibe", adult: 75, child: 45 },
  { port: "punta-cana", adult: 92, child: null },
  { port: "la-romana-cruises", adult: 1085, child: 0 },
];
const minimum = (port: string, persons: number) => ({ port, persons });
const TWO = minimum("punta-cana", 2);

function readTable(change: Change = {}, locale: Locale = "en") {
  const offer = createPageOffer({ prices, minimum_party: [TWO], ...change });
  renderWithLocale(<PriceTable offer={offer} notes={notes} />, locale);
  const rows = screen.queryAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
  return rows.map((cells) => cells.map((text) => text.replace(/\s/g, " ")));
}

describe("the price table", () => {
  it("has the columns Port, Adults and Child and a row for each port", () => {
    expect(readTable({ minimum_party: [], price_basis: "per-person" })).toEqual([
      ["Port", "Adults", "Child"],
      ["Bayahíbe", "$75", "$45"],
      ["Punta Cana", "$92", "—"],
      ["La Romana Cruises Zone", "$1,085", "$0"],
      ["Children under 1 metre are free."],
    ]);
    expect(screen.getByText("Price per person")).toBeInTheDocument();
  });

  it.each<[Locale, string[], string]>([
    ["es", ["Puerto", "Adultos", "Niños"], "75 US$"],
    ["it", ["Porto", "Adulti", "Bambini"], "75 USD"],
  ])("speaks %s", (locale, columns, price) => {
    const [head, first] = readTable({}, locale);
    expect([head, first?.[1]]).toEqual([columns, price]);
  });

  it("has one price for a whole boat, whoever comes along", () => {
    expect(readTable({ price_basis: "per-boat" })).toEqual([
      ["Port", "Boat"],
      ["Bayahíbe", "$75"],
      ["Punta Cana", "$92"],
      ["La Romana Cruises Zone", "$1,085"],
    ]);
    expect(screen.getByText("Price for the whole boat")).toBeInTheDocument();
  });

  it("is not there without prices: then they are on request, or switched off", () => {
    expect(readTable({ prices: [] })).toEqual([]);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});

const { punta_cana_minimum: PUNTA_CANA, per_two: FOR_TWO, small_children: FREE } = notes;
it.each<[string, Change, string[]]>([
  ["a minimum from Punta Cana", {}, [PUNTA_CANA, FREE]],
  ["no real minimum from there", { minimum_party: [minimum("punta-cana", 1)] }, [FREE]],
  [
    "minimums from several ports",
    { minimum_party: [TWO, minimum("bayahibe", 4)] },
    [PUNTA_CANA, "Bayahíbe: minimum 4 persons.", FREE],
  ],
  [
    "another minimum from Punta Cana",
    { minimum_party: [minimum("punta-cana", 4)] },
    ["Punta Cana: minimum 4 persons.", FREE],
  ],
  [
    "a price for two",
    { price_basis: "per-2-persons", minimum_party: [TWO, minimum("bayahibe", 2)] },
    [PUNTA_CANA, FOR_TWO, FREE],
  ],
  [
    "a price for two with a larger minimum",
    { price_basis: "per-2-persons", minimum_party: [minimum("bayahibe", 4)] },
    ["Bayahíbe: minimum 4 persons.", FOR_TWO, FREE],
  ],
  ["a tour from 3 years on", { minimum_party: [], minimum_age: 3 }, [FREE]],
  ["a tour that takes nobody so small", { minimum_party: [], minimum_age: 4 }, []],
])("the notes under the prices of %s", (_, change, expected) => {
  expect(readTable(change).filter((cells) => cells.length === 1)).toEqual(expected.map((note) => [note]));
});
