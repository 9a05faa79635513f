import { resolve } from "node:path";
import type { PlainRoute } from "../../i18n/routes";

/** The frame's namespaces: they are on every page. */
const FRAME_NAMESPACES = ["common", "newsletter"];

export interface PageKind {
  template: string;
  namespaces: string[];
}

function pageKind(template: string, ...namespaces: string[]): PageKind {
  return { template: resolve("src/templates", template), namespaces: [...FRAME_NAMESPACES, ...namespaces] };
}

/** The template and the messages of every page without a slug. */
export const PAGE_KINDS: Record<PlainRoute, PageKind> = {
  home: pageKind("home-page.tsx", "offer", "home"),
  excursions: pageKind("list-page.tsx", "offer", "catalog"),
  activities: pageKind("list-page.tsx", "offer", "catalog"),
  services: pageKind("list-page.tsx", "offer", "catalog"),
  catalog: pageKind("catalog-page.tsx", "offer", "catalog"),
  contact: pageKind("contact-page.tsx", "form", "contact", "booking"),
  terms: pageKind("terms-page.tsx"),
  reviews: pageKind("terms-page.tsx"),
  registration: pageKind("registration-page.tsx", "form", "registration"),
  shortlist: pageKind("shortlist-page.tsx", "offer", "booking", "shortlist"),
  notFound: pageKind("not-found-page.tsx"),
};

export const OFFER_PAGE_KIND = pageKind("offer-page.tsx", "offer", "booking", "card");
