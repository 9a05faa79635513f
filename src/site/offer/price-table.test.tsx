import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { PORT_NAMES, createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { PriceTable } from "./price-table";

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
const minimum_party = [{ port: "punta-cana", persons: 2 }];

function renderTable(
  change: Partial<
    Pick<Queries.OfferPartsFragment, "title" | "price_basis" | "minimum_age" | "prices" | "minimum_party">
  > = {},
  locale: Locale = "en",
) {
  const offer = createPageOffer({ prices, minimum_party, ...change });
  renderWithLocale(<PriceTable offer={offer} ports={PORT_NAMES} notes={notes} />, locale);
}

const getRows = () =>
  screen
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s/g, " ")));

describe("the price table", () => {
  it("has the columns Port, Adults and Child and a row for each port", () => {
    renderTable({ minimum_party: [] });
    expect(getRows()).toEqual([
      ["Port", "Adults", "Child"],
      ["Bayahíbe", "$75", "$45"],
      ["Punta Cana", "$92", "—"],
      ["La Romana Cruises Zone", "$1,085", "$0"],
      ["Children under 1 metre are free."],
    ]);
  });

  it.each<[Locale, string[]]>([
    ["es", ["Puerto", "Adultos", "Niños"]],
    ["it", ["Porto", "Adulti", "Bambini"]],
  ])("speaks %s", (locale, columns) => {
    renderTable({}, locale);
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(columns);
    expect(getRows()[1]?.[1]).toMatch(/^75 (US\$|USD)$/);
  });

  it.each([
    ["per-person", "Price per person"],
    ["per-2-persons", "Price for 2 persons"],
    ["per-boat", "Price for the whole boat"],
  ])("says what a price is for: %s", (price_basis, text) => {
    renderTable({ price_basis });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("has one price for a whole boat, whoever comes along", () => {
    renderTable({ price_basis: "per-boat" });
    expect(getRows()).toEqual([
      ["Port", "Boat"],
      ["Bayahíbe", "$75"],
      ["Punta Cana", "$92"],
      ["La Romana Cruises Zone", "$1,085"],
    ]);
  });

  it("is not there without prices: then they are on request, or switched off", () => {
    renderTable({ prices: [] });
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});

describe("the notes under the prices", () => {
  it.each<
    [
      string,
      Partial<
        Pick<Queries.OfferPartsFragment, "title" | "price_basis" | "minimum_age" | "prices" | "minimum_party">
      >,
      string[],
    ]
  >([
    ["of a price per person", { minimum_party: [] }, [notes.small_children]],
    ["with a minimum from Punta Cana", {}, [notes.punta_cana_minimum, notes.small_children]],
    [
      "with no real minimum from Punta Cana",
      { minimum_party: [{ port: "punta-cana", persons: 1 }] },
      [notes.small_children],
    ],
    [
      "with a minimum from elsewhere",
      { minimum_party: [{ port: "bayahibe", persons: 4 }] },
      ["Bayahíbe: minimum 4 persons.", notes.small_children],
    ],
    [
      "with minimums from several ports",
      { minimum_party: [...minimum_party, { port: "bayahibe", persons: 2 }] },
      [notes.punta_cana_minimum, "Bayahíbe: minimum 2 persons.", notes.small_children],
    ],
    [
      "with another minimum from Punta Cana",
      { minimum_party: [{ port: "punta-cana", persons: 4 }] },
      ["Punta Cana: minimum 4 persons.", notes.small_children],
    ],
    [
      "of a price for two",
      { price_basis: "per-2-persons", minimum_party: [...minimum_party, { port: "bayahibe", persons: 2 }] },
      [notes.punta_cana_minimum, notes.per_two, notes.small_children],
    ],
    [
      "of a price for two with a larger minimum",
      { price_basis: "per-2-persons", minimum_party: [{ port: "bayahibe", persons: 4 }] },
      ["Bayahíbe: minimum 4 persons.", notes.per_two, notes.small_children],
    ],
    ["of a tour from 3 years on", { minimum_party: [], minimum_age: 3 }, [notes.small_children]],
    ["of a tour that takes nobody so small", { minimum_party: [], minimum_age: 4 }, []],
    ["of a whole boat", { price_basis: "per-boat" }, []],
  ])("%s", (_, change, expected) => {
    renderTable(change);
    const shown = getRows().filter((cells) => cells.length === 1);
    expect(shown.flat()).toEqual(expected);
  });
});
