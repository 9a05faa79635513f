import { resolve } from "node:path";

import type { CreatePagesArgs, GatsbyNode } from "gatsby";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../../domain/config/locales";
import type { PageContext } from "../../domain/config/site-pages";
import { getPath, type PlainRoute } from "../../domain/i18n/routes";
import { readSiteFacts, type SiteFacts } from "../outputs/site-facts";
import { listSitePages, type SitePage } from "../outputs/sitemap";
import { getOfferShare, getSiteShare } from "../share/share-paths";
import { getStructuredData } from "../structured-data/get-structured-data";

/** The page for an unknown address, where Gatsby's client and static hosts look for it. */
const NOT_FOUND_FILE = "/404.html";

function getShare(facts: SiteFacts, { locale, offer }: SitePage): PageContext["share"] {
  const { path, words } = offer ? getOfferShare(facts, offer) : getSiteShare(facts, locale);
  return { path, alt: `${words.title}. ${words.kind}, ${words.brand}` };
}

/**
 * Page context of gatsby-plugin-react-i18next. Of pages without this context it makes one per language at an address of
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

function createPage(
  { actions }: CreatePagesArgs,
  facts: SiteFacts,
  page: SitePage,
  { template, namespaces }: PageKind,
  own: Pick<PageContext, "route" | "isDetail" | "structuredData">,
) {
  const { locale, path, paths, offer } = page;
  const context: PageContext & { id?: string } = {
    ...getI18nContext(locale, path, paths),
    ...{ locale, paths, namespaces, share: getShare(facts, page), ...own },
    ...(offer && { id: offer.id, offer: { key: offer.key, ports: offer.ports } }),
  };
  actions.createPage({ path, component: template, context });
  // Gatsby makes this copy once in a process, and deletes it with the next publish of the same process.
  if (path === getPath("notFound", DEFAULT_LOCALE))
    actions.createPage({ path: NOT_FOUND_FILE, component: template, context });
}

/** Creates a page for every localized route. */
export const createPages: GatsbyNode["createPages"] = (args) => {
  const facts = readSiteFacts(args.getNodesByType);
  const sold = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  for (const page of listSitePages(sold)) {
    const { route, offer } = page;
    const kind = offer ? OFFER_PAGE_KIND : PAGE_KINDS[route as PlainRoute];
    const structuredData = getStructuredData(facts, page);
    const own = { route, isDetail: offer !== undefined, ...(structuredData && { structuredData }) };
    createPage(args, facts, page, kind, own);
  }
};

/** The frame's namespaces: they are on every page. */
const FRAME_NAMESPACES = ["common", "newsletter", "booking"];

interface PageKind {
  template: string;
  namespaces: string[];
}

function pageKind(template: string, ...namespaces: string[]): PageKind {
  return { template: resolve("src/site/pages", template), namespaces: [...FRAME_NAMESPACES, ...namespaces] };
}

/** The template and the messages of every page without a slug. */
const PAGE_KINDS: Record<PlainRoute, PageKind> = {
  home: pageKind("home-page.tsx", "offer", "home"),
  excursions: pageKind("list-page.tsx", "offer", "catalog"),
  activities: pageKind("list-page.tsx", "offer", "catalog"),
  services: pageKind("list-page.tsx", "offer", "catalog"),
  catalog: pageKind("catalog-page.tsx", "offer", "catalog"),
  contact: pageKind("contact-page.tsx", "form", "contact"),
  terms: pageKind("terms-page.tsx"),
  reviews: pageKind("terms-page.tsx"),
  registration: pageKind("registration-page.tsx", "form", "registration"),
  shortlist: pageKind("shortlist-page.tsx", "offer", "shortlist"),
  notFound: pageKind("not-found-page.tsx"),
};

const OFFER_PAGE_KIND = pageKind("offer-page.tsx", "offer", "card");
