import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferCard } from "./offer-card";
import { OfferList } from "./offer-list";

describe("an offer's card", () => {
  it("shows picture, kind, title, summary, duration and the lowest price", () => {
    renderWithLocale(<OfferCard offer={createOfferCard()} />);
    expect(screen.getByRole("img", { name: "A yacht at anchor" })).toBeInTheDocument();
    expect(screen.getByText("Boats and packages")).toBeInTheDocument();
    expect(screen.getByText("Twelve guests.")).toBeInTheDocument();
    expect(screen.getByText("Full day · 8 hours")).toBeInTheDocument();
    expect(screen.getByText("from $290 per boat")).toBeInTheDocument();
  });

  it("says until when it can be cancelled free of charge, as long as it is on sale", () => {
    const { rerender } = renderWithLocale(<OfferCard offer={createOfferCard({ free_until_hours: 168 })} />);
    expect(screen.getByText("Free cancellation until 7 days before")).toBeInTheDocument();
    rerender(<OfferCard offer={createOfferCard({ free_until_hours: 168, sale: "paused" })} />);
    expect(screen.queryByText(/^Free/)).not.toBeInTheDocument();
    rerender(<OfferCard offer={createOfferCard()} />);
    expect(screen.queryByText(/^Free/)).not.toBeInTheDocument();
  });

  it.each([
    ["per-person", "da 290 USD a persona"],
    ["per-2-persons", "da 290 USD per 2 persone"],
    ["per-boat", "da 290 USD per barca"],
  ])("says what the price is for: %s", (price_basis, text) => {
    renderWithLocale(<OfferCard offer={createOfferCard({ price_basis })} />, "it");
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each<[Locale, Partial<Queries.OfferCardFragment>, string]>([
    ["en", { minimum_age: 4 }, "from 4 years"],
    ["es", { minimum_age: 4 }, "desde 4 años"],
    ["it", { not_for: ["under-2"] }, "da 2 anni in su"],
  ])("says in %s from which age on it is: %j", (locale, change, text) => {
    renderWithLocale(<OfferCard offer={createOfferCard(change)} />, locale);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each<[Locale, string]>([
    ["en", "Not on sale at the moment"],
    ["es", "No está a la venta en este momento"],
    ["it", "Al momento non in vendita"],
  ])("says in %s while it is paused: %s", (locale, text) => {
    renderWithLocale(<OfferCard offer={createOfferCard({ sale: "paused", prices: [] })} />, locale);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe("a list of offers", () => {
  const offers = [createOfferCard(), createOfferCard({ path: "/catalog/speedboat", title: "Speedboat" })];

  it("loads only the first picture at once, and only where it is the page's main one", () => {
    renderWithLocale(<OfferList offers={offers} priority />);
    expect(screen.getAllByRole("img").map((img) => img.getAttribute("loading"))).toEqual(["eager", "lazy"]);
  });
});
