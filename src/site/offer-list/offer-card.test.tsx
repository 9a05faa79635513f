import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferCard } from "./offer-card";
import { OfferList } from "./offer-list";

type Card = Partial<Queries.OfferCardFragment>;

describe("an offer's card", () => {
  it("shows its picture", () => {
    renderWithLocale(<OfferCard offer={createOfferCard()} />);
    expect(screen.getByRole("img", { name: "A yacht at anchor" })).toBeInTheDocument();
  });

  it.each<[Locale, Card, string]>([
    ["en", {}, "Boats and packages"],
    ["en", {}, "Twelve guests."],
    ["en", {}, "from $290 per boat"],
    ["it", { price_basis: "per-person" }, "da 290 USD a persona"],
    ["it", { price_basis: "per-2-persons" }, "da 290 USD per 2 persone"],
    ["en", { minimum_age: 4 }, "from 4 years"],
    ["it", { not_for: ["under-2"] }, "da 2 anni in su"],
    ["es", { sale: "paused", prices: [] }, "No está a la venta en este momento"],
    ["en", { free_until_hours: 168 }, "Free cancellation until 7 days before"],
    ...(
      [
        [2, "en", "2 hours"],
        [1.5, "es", "1,5 horas"],
        [4, "en", "Half day · 4 hours"],
        [7.5, "it", "Mezza giornata · 7,5 ore"],
        [8, "en", "Full day · 8 hours"],
        [24, "en", "1 day"],
        [168, "it", "7 giorni"],
      ] as const
    ).map(([duration_hours, locale, text]): [Locale, Card, string] => [locale, { duration_hours }, text]),
  ])("says in %s of %j: %s", (locale, change, text) => {
    renderWithLocale(<OfferCard offer={createOfferCard(change)} />, locale);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("says nothing of cancellation where it is not on sale, or staff have not said", () => {
    renderWithLocale(<OfferCard offer={createOfferCard({ free_until_hours: 168, sale: "paused" })} />);
    renderWithLocale(<OfferCard offer={createOfferCard()} />);
    expect(screen.queryByText(/^Free/)).not.toBeInTheDocument();
  });
});

it("a list loads only the first picture at once, and only where it is the page's main one", () => {
  const offers = [createOfferCard(), createOfferCard({ path: "/catalog/speedboat", title: "Speedboat" })];
  renderWithLocale(<OfferList offers={offers} priority />);
  const getAttributes = (name: string) => [...document.images].map((image) => image.getAttribute(name));
  expect(getAttributes("loading")).toEqual(["eager", "lazy"]);
  expect(getAttributes("fetchpriority")).toEqual(["high", "auto"]);
});
