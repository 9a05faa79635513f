import type { Thing, BreadcrumbList, ItemList } from "schema-dts";

import { COLLECTIONS } from "../../domain/config/offer";
import { getPath } from "../../domain/i18n/routes";
import { compareOffers, type SiteFacts, type SiteOffer, toUrl } from "../outputs/site-facts";
import type { SitePage } from "../outputs/sitemap";
import { createAgency, createWebSite } from "./create-agency";
import { createOfferBlocks } from "./create-offer-blocks";

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

/** A page that a list names. */
interface Step {
  title: string;
  path: string;
}

/** Numbers the pages of a list; the address is an `item` of a breadcrumb, a `url` elsewhere. */
function number<Name extends "item" | "url">(facts: SiteFacts, name: Name, steps: readonly Step[]) {
  return steps.map(({ title, path }, index) => ({
    ...{ "@type": "ListItem" as const, position: index + 1, name: title },
    ...({ [name]: toUrl(facts, path) } as Record<Name, string>),
  }));
}

/** Where a page stands, from the home page on: what its visible breadcrumb says. */
function createBreadcrumbList(facts: SiteFacts, steps: readonly Step[]): BreadcrumbList {
  return { "@type": "BreadcrumbList", itemListElement: number(facts, "item", steps) };
}

/** The pages that a list leads to, in its order. */
function createItemList(facts: SiteFacts, name: string, offers: readonly Step[]): ItemList {
  return {
    ...{ "@type": "ItemList", name, numberOfItems: offers.length },
    itemListElement: number(facts, "url", offers),
  };
}
