import { createRoot } from "react-dom/client";

import { OfferList } from "../../src/components/offer/offer-list";
import { Catalog } from "../../src/features/catalog/catalog";
import type { CatalogOffer } from "../../src/features/catalog/catalog-offer";
import { LocaleProvider } from "../../src/i18n/locale-context";
import catalog from "../../src/locales/en/catalog.json";
import common from "../../src/locales/en/common.json";
import offer from "../../src/locales/en/offer.json";
import "../../src/styles/tokens.css";
import "../../src/styles/base.css";

const PORTS = ["bayahibe", "punta-cana", "la-romana-cruises"].map((key) => ({ key, name: key }));
const NOWHERE = {};

/** The real catalog over as many offers as the server has: what `bench/search.mjs` types into. */
const response = await fetch("/offers.json");
const offers = (await response.json()) as CatalogOffer[];
const root = document.querySelector("main");
if (!root) throw new Error("The page has no main element.");
createRoot(root).render(
  <LocaleProvider locale="en" messages={{ catalog, common, offer }}>
    <Catalog
      offers={offers}
      ports={PORTS}
      pricesOn
      location={NOWHERE}
      heading={null}
      map={null}
      plainFilters={null}
    >
      <OfferList offers={offers} />
    </Catalog>
  </LocaleProvider>,
);
