import { act, screen } from "@testing-library/react";

import { Catalog } from "../site/catalog/catalog";
import type { CatalogOffer } from "../site/catalog/filters";
import { createFrame } from "./create-frame";
import { createOfferCard } from "./create-page-offer";
import { renderWithLocale } from "./render-with-locale";

function createListed(key: string, title: string, change: Partial<CatalogOffer> = {}): CatalogOffer {
  return {
    ...createOfferCard({ key, title, path: `/catalog/${key}` }),
    ports: ["bayahibe"],
    days: ["monday"],
    minimum_age: null,
    suits: [],
    category_tags: ["sea"],
    featured: false,
    order: 1,
    ...change,
  };
}

/** A yacht, an excursion and twelve boats. */
const LISTED = [
  createListed("yacht", "Motor yacht"),
  createListed("saona", "Isla Saona", { collection: "excursions", category_tags: ["family"] }),
  ...Array.from({ length: 12 }, (_, index) => createListed(`boat-${index}`, `Boat ${index}`)),
];

/** The index of the search: it finds one offer, by the beginning of its name. */
export const searchListed = (words: string) => (words.startsWith("sa") ? ["saona"] : []);

/** Renders the catalog of some offers above a link. */
export function renderCatalog({ pricesOn = true, shown = LISTED } = {}) {
  const location = {};
  return renderWithLocale(
    <Catalog location={location} offers={shown} plainFilters={null}>
      <p>All groups</p>
      <a href="#end">The end</a>
    </Catalog>,
    "en",
    createFrame({ pricesOn }),
  );
}

/** The field that offers are searched in. */
export const searchBox = () => screen.getByRole("searchbox", { name: "What are you looking for?" });

/** Goes a step back in the history of the browser. */
export const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history.back();
    await gone;
  });
