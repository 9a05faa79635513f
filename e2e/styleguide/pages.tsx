import type { WrapPageElementBrowserArgs } from "gatsby";
import { createElement, type ComponentType, type ReactElement } from "react";

import CatalogPage from "../../src/templates/catalog-page";
import ContactPage from "../../src/templates/contact-page";
import HomePage from "../../src/templates/home-page";
import ListPage from "../../src/templates/list-page";
import NotFoundPage from "../../src/templates/not-found-page";
import OfferPage from "../../src/templates/offer-page";
import TermsPage from "../../src/templates/terms-page";
import { wrapPageElement } from "../../src/templates/wrap-page-element";
import { BOAT, EXCURSION, LISTED } from "./content/offers";
import { CATALOG, CONTACT, HOME, LIST, NOT_FOUND, TEAM, TERMS } from "./content/pages";
import { NAVIGATION, NEWSLETTER, PORTS, SITE } from "./content/settings";
import { MESSAGES } from "./messages";

/** What every page's query brings along. */
const FRAME: Queries.FrameFragment = {
  site: { siteMetadata: { siteUrl: "https://palmarena.example" } },
  settings: SITE,
  inbox: { due_after_hours: 2 },
  navigation: NAVIGATION,
  notice: null,
  newsletter: NEWSLETTER,
  locales: {
    edges: Object.entries(MESSAGES).map(([ns, data]) => ({ node: { ns, language: "en", data } })),
  },
};
const excursions = LISTED.filter(({ collection }) => collection === "excursions");
const featured = LISTED.filter((offer) => offer.featured);
const flagship = { nodes: featured.slice(0, 1) };

/** Creates a function that renders a page as the site does, in its frame; `paths` are left out on an offer's page. */
function createPage<Data extends Queries.FrameFragment>(
  template: ComponentType<never>,
  own: Omit<Data, keyof Queries.FrameFragment>,
  isDetail = false,
) {
  return (): ReactElement => {
    const props = {
      data: { ...FRAME, ...own },
      location: window.location,
      pageContext: { locale: "en", route: "home", isDetail, namespaces: [], paths: { en: "/", es: "/es" } },
    };
    const element = createElement(template as ComponentType<typeof props>, props);
    return wrapPageElement({ element, props } as unknown as WrapPageElementBrowserArgs);
  };
}

const createOfferPage = (offer: Queries.OfferPageQuery["offer"]) =>
  createPage<Queries.OfferPageQuery>(OfferPage, { offer, ports: { ports: PORTS } }, true);

/** One page of each kind, made of the site's templates and the fixed content; `?page=home` shows one. */
export const PAGES: Readonly<Record<string, () => ReactElement>> = {
  home: createPage<Queries.HomePageQuery>(HomePage, {
    ...{ page: HOME, team: { nodes: TEAM }, offers: { nodes: featured } },
  }),
  list: createPage<Queries.ListPageQuery>(ListPage, {
    ...{ page: LIST, offers: { nodes: excursions }, ports: { ports: PORTS } },
  }),
  catalog: createPage<Queries.CatalogPageQuery>(CatalogPage, {
    ...{ page: CATALOG, flagship, offers: { nodes: LISTED }, ports: { ports: PORTS } },
  }),
  excursion: createOfferPage(EXCURSION),
  boat: createOfferPage(BOAT),
  contact: createPage<Queries.ContactPageQuery>(ContactPage, {
    ...{
      page: CONTACT,
      flagship,
      team: { nodes: TEAM },
      ports: { ports: PORTS },
      offers: { nodes: [EXCURSION, BOAT] },
    },
  }),
  terms: createPage<Queries.TermsPageQuery>(TermsPage, { page: TERMS }),
  "not-found": createPage<Queries.NotFoundPageQuery>(NotFoundPage, { page: NOT_FOUND }),
};
