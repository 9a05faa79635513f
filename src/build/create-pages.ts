import type { CreatePagesArgs, GatsbyNode } from "gatsby";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../config/locales";
import type { PageContext } from "../config/page-context";
import { formatContentProblems } from "../content/format-content-problems";
import { getConciergeCardPath, type PlainRoute } from "../i18n/routes";
import { findNodeProblems } from "./find-node-problems";
import { CONCIERGE_CARD_PAGE_KIND, OFFER_PAGE_KIND, PAGE_KINDS } from "./page-kinds";
import { getEntryWords, getSharePath, getSitePicturePath, getSiteWords } from "./share/share-paths";
import { readSiteFacts, type SiteFacts, type SiteOffer } from "./site/site-facts";
import { listSitePages, type SitePage } from "./site/site-pages";
import { getStructuredData } from "./structured-data/get-structured-data";

function getShare(facts: SiteFacts, { locale, offer }: SitePage<SiteOffer>): PageContext["share"] {
  const path = offer ? getSharePath(facts, offer) : getSitePicturePath(facts, locale);
  const { kind, title, brand } = offer ? getEntryWords(facts, offer) : getSiteWords(facts, locale);
  return { path, alt: `${title}. ${kind}, ${brand}` };
}

function getCardPaths(paths: PageContext["paths"]): PageContext["paths"] {
  const entries = Object.entries(paths) as [Locale, string][];
  return Object.fromEntries(entries.map(([locale, path]) => [locale, getConciergeCardPath(path, locale)]));
}

/**
 * What gatsby-plugin-react-i18next has to know of a page. Of pages without this context it makes one per language at an address of
 * its own; these have theirs by the route table.
 */
function getI18nContext(locale: Locale, path: string, paths: PageContext["paths"]) {
  return {
    language: locale,
    i18n: {
      language: locale,
      languages: LOCALE_CODES,
      defaultLanguage: DEFAULT_LOCALE,
      generateDefaultLanguagePage: false,
      routed: locale !== DEFAULT_LOCALE,
      originalPath: paths[DEFAULT_LOCALE] ?? path,
      path,
    },
  };
}

function createSitePage({ actions }: CreatePagesArgs, facts: SiteFacts, page: SitePage<SiteOffer>) {
  const { route, locale, path, paths, offer } = page;
  const { template, namespaces } = offer ? OFFER_PAGE_KIND : PAGE_KINDS[route as PlainRoute];
  const structuredData = getStructuredData(facts, page);
  const context: PageContext & { id?: string } = {
    ...getI18nContext(locale, path, paths),
    ...{ locale, route, paths, namespaces },
    isDetail: offer !== undefined,
    share: getShare(facts, page),
    ...(structuredData && { structuredData }),
    ...(offer && { id: offer.id, offer: { key: offer.key, ports: offer.ports } }),
  };
  actions.createPage({ path, component: template, context });
}

/** The concierge card belongs to an offer's page and is none that search engines list. */
function createCardPage({ actions }: CreatePagesArgs, facts: SiteFacts, page: SitePage<SiteOffer>) {
  const { locale, path, paths, offer } = page;
  if (!offer) return;
  const context: PageContext & { id: string } = {
    ...getI18nContext(locale, getConciergeCardPath(path, locale), getCardPaths(paths)),
    ...{ id: offer.id, locale, route: "card", isDetail: false },
    ...{ paths: getCardPaths(paths), namespaces: CONCIERGE_CARD_PAGE_KIND.namespaces },
    ...{ share: getShare(facts, page), offer: { key: offer.key, ports: offer.ports } },
  };
  actions.createPage({
    path: getConciergeCardPath(path, locale),
    component: CONCIERGE_CARD_PAGE_KIND.template,
    context,
  });
}

/** Creates a page for every localized route, unless the content has problems: then the build stops and names them all. */
export const createPages: GatsbyNode["createPages"] = (args) => {
  const problems = findNodeProblems(args.getNodesByType);
  if (problems.length > 0) {
    args.reporter.panicOnBuild(formatContentProblems(problems));
    return;
  }
  const facts = readSiteFacts(args.getNodesByType);
  const sold = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  for (const page of listSitePages(sold)) {
    createSitePage(args, facts, page);
    createCardPage(args, facts, page);
  }
};
