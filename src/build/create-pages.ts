import type { CreatePagesArgs, GatsbyNode } from "gatsby";

import { LOCALE_CODES, type Locale } from "../config/locales";
import type { PageContext } from "../config/page-context";
import { checkOffers, type NamedOffer } from "../content/check-offers";
import { formatContentProblems, type ContentProblem } from "../content/content-problem";
import { DETAIL_ROUTES, ROUTES, getCardPath, getPaths, type PlainRoute } from "../i18n/routes";
import { createOfferRegistry, getEntryPaths, type RegisteredOffer } from "./offer-registry";
import { CARD_PAGE_KIND, OFFER_PAGE_KIND, PAGE_KINDS } from "./page-kinds";

type OfferNode = NamedOffer & RegisteredOffer;

function createPlainPages({ actions }: CreatePagesArgs) {
  for (const route of Object.keys(PAGE_KINDS) as PlainRoute[]) {
    const { template, namespaces } = PAGE_KINDS[route];
    const paths = getPaths(route);
    for (const locale of LOCALE_CODES) {
      const context: PageContext = { locale, route, paths, namespaces, isDetail: false };
      actions.createPage({ path: ROUTES[route][locale], component: template, context });
    }
  }
}

function getCardPaths(paths: PageContext["paths"]): PageContext["paths"] {
  const entries = Object.entries(paths) as [Locale, string][];
  return Object.fromEntries(entries.map(([locale, path]) => [locale, getCardPath(path, locale)]));
}

function createOfferPages({ actions }: CreatePagesArgs, offers: readonly OfferNode[]) {
  for (const entry of createOfferRegistry(offers).values()) {
    const paths = getEntryPaths(entry);
    const route = DETAIL_ROUTES[entry.collection];
    for (const { id, locale, path, ports } of Object.values(entry.translations)) {
      const { template, namespaces } = OFFER_PAGE_KIND;
      const offer = { key: entry.key, ports };
      const context: PageContext & { id: string } = {
        ...{ id, locale, route, paths, namespaces },
        ...{ isDetail: true, offer },
      };
      actions.createPage({ path, component: template, context });
      const cardPath = getCardPath(path, locale);
      actions.createPage({
        path: cardPath,
        component: CARD_PAGE_KIND.template,
        context: {
          ...context,
          isDetail: false,
          route: "card",
          paths: getCardPaths(paths),
          namespaces: CARD_PAGE_KIND.namespaces,
        },
      });
    }
  }
}

/** Creates a page for every localized route, unless the content has problems: then the build stops and names them all. */
export const createPages: GatsbyNode["createPages"] = (args) => {
  const offers = args.getNodesByType("Offer") as unknown as OfferNode[];
  const problems = args.getNodesByType("ContentProblem") as unknown as ContentProblem[];
  const all = [...problems, ...checkOffers(offers, LOCALE_CODES)];
  if (all.length > 0) args.reporter.panicOnBuild(formatContentProblems(all));
  createPlainPages(args);
  createOfferPages(args, offers);
};
