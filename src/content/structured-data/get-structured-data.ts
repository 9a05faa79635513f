import type { Thing } from "schema-dts";
import { COLLECTIONS } from "../../config/offer";
import { getPath } from "../../i18n/routes";
import { compareOffers, type SiteFacts, type SiteOffer } from "../outputs/site-facts";
import type { SitePage } from "../outputs/site-pages";
import { createAgency } from "./create-agency";
import { createBreadcrumbList, createItemList } from "./create-lists";
import { createOfferBlocks } from "./create-offer-blocks";
import { createWebSite } from "./create-website";

function getHome(facts: SiteFacts, { locale }: SitePage) {
  return { title: facts.locales[locale].t("common.breadcrumb.home"), path: getPath("home", locale) };
}

function getListBlocks(facts: SiteFacts, page: SitePage): Thing[] {
  const { pages, offers } = facts.locales[page.locale];
  const title = pages.get(page.route)?.title ?? "";
  const listed = offers
    .filter(({ collection }) => page.route === "catalog" || collection === page.route)
    .sort(
      (a, b) => COLLECTIONS.indexOf(a.collection) - COLLECTIONS.indexOf(b.collection) || compareOffers(a, b),
    );
  return [
    createBreadcrumbList(facts, [getHome(facts, page), { title, path: page.path }]),
    createItemList(facts, title, listed),
  ];
}

function getOfferBlocks(facts: SiteFacts, page: SitePage, offer: SiteOffer): Thing[] {
  const { collection, locale, title, path } = offer;
  const list = { title: facts.locales[locale].navigation[collection], path: getPath(collection, locale) };
  return [
    createBreadcrumbList(facts, [getHome(facts, page), list, { title, path }]),
    ...createOfferBlocks(facts, offer),
  ];
}

function getBlocks(facts: SiteFacts, page: SitePage): Thing[] {
  switch (page.route) {
    case "home":
    case "contact":
      return [createAgency(facts, page.locale), createWebSite(facts, page.locale)];
    case "excursions":
    case "activities":
    case "services":
    case "catalog":
      return getListBlocks(facts, page);
    default:
      return page.offer ? getOfferBlocks(facts, page, page.offer) : [];
  }
}

/** Returns what a page tells search engines of itself as JSON-LD, safe inside a script element; `undefined` when nothing. */
export function getStructuredData(facts: SiteFacts, page: SitePage): string | undefined {
  const blocks = getBlocks(facts, page);
  if (blocks.length === 0) return undefined;
  return JSON.stringify({ "@context": "https://schema.org", "@graph": blocks }).replaceAll("<", "\\u003c");
}
