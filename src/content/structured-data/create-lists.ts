import type { BreadcrumbList, ItemList } from "schema-dts";
import { toUrl, type SiteFacts } from "../outputs/site-facts";

/** A page that a list names. */
interface Step {
  title: string;
  path: string;
}

/** Where a page stands, from the home page on: what its visible breadcrumb says. */
export function createBreadcrumbList(facts: SiteFacts, steps: readonly Step[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: toUrl(facts, path),
    })),
  };
}

/** The pages that a list leads to, in its order. */
export function createItemList(facts: SiteFacts, name: string, offers: readonly Step[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: offers.length,
    itemListElement: offers.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: toUrl(facts, path),
    })),
  };
}
