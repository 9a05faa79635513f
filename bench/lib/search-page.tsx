import { createRoot } from "react-dom/client";

import { OfferList } from "../../src/components/offer/offer-list";
import { Catalogue } from "../../src/features/catalogue/catalogue";
import type { ListedOffer } from "../../src/features/catalogue/catalogue-offer";
import { LocaleProvider } from "../../src/i18n/locale-context";
import catalogue from "../../src/i18n/messages/en/catalogue.json";
import common from "../../src/i18n/messages/en/common.json";
import offer from "../../src/i18n/messages/en/offer.json";
import "../../src/styles/tokens.css";
import "../../src/styles/base.css";

const PORTS = ["bayahibe", "punta-cana", "la-romana-cruises"].map((key) => ({ key, name: key }));
const NOWHERE = {};

/** The real catalogue over as many offers as the server has: what `bench/search.mjs` types into. */
const response = await fetch("/offers.json");
const offers = (await response.json()) as ListedOffer[];
const root = document.querySelector("main");
if (!root) throw new Error("The page has no main element.");
createRoot(root).render(
  <LocaleProvider locale="en" messages={{ catalogue, common, offer }}>
    <Catalogue
      offers={offers}
      ports={PORTS}
      pricesOn
      location={NOWHERE}
      heading={null}
      map={null}
      plainFilters={null}
    >
      <OfferList offers={offers} />
    </Catalogue>
  </LocaleProvider>,
);
