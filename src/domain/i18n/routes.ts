import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../config/locales";
import type { Collection } from "../config/offer";

/**
 * THE route table: every path of the site, per locale (specification, section 2).
 * It keeps the customer's oddity `/it/catalogo` (list) beside `/it/catalog/{slug}` (detail).
 */
export const ROUTES = {
  home: { en: "/", es: "/es", it: "/it" },
  excursions: { en: "/excursions", es: "/es/excursiones", it: "/it/escursioni" },
  excursion: { en: "/excursions/{slug}", es: "/es/excursiones/{slug}", it: "/it/escursioni/{slug}" },
  activities: { en: "/activities", es: "/es/actividades", it: "/it/attivita" },
  activity: { en: "/activities/{slug}", es: "/es/actividades/{slug}", it: "/it/attivita/{slug}" },
  services: { en: "/services", es: "/es/servicios", it: "/it/servizi" },
  service: { en: "/services/{slug}", es: "/es/servicios/{slug}", it: "/it/servizi/{slug}" },
  catalog: { en: "/catalog", es: "/es/catalogo", it: "/it/catalogo" },
  catalogItem: { en: "/catalog/{slug}", es: "/es/catalogo/{slug}", it: "/it/catalog/{slug}" },
  contact: { en: "/contact", es: "/es/contacto", it: "/it/contatto" },
  terms: { en: "/terms-conditions", es: "/es/terminos-condiciones", it: "/it/termini-condizioni" },
  reviews: { en: "/reviews", es: "/es/opiniones", it: "/it/recensioni" },
  registration: { en: "/admin/registro", es: "/es/admin/registro", it: "/it/admin/registro" },
  shortlist: { en: "/shortlist", es: "/es/mi-lista", it: "/it/la-mia-lista" },
  notFound: { en: "/404", es: "/es/404", it: "/it/404" },
} as const satisfies Record<string, Record<Locale, string>>;

export type Route = keyof typeof ROUTES;
type DetailRoute = "excursion" | "activity" | "service" | "catalogItem";
export type PlainRoute = Exclude<Route, DetailRoute>;

/** Which detail route shows the entries of a collection; the list route has the collection's own name. */
export const DETAIL_ROUTES = {
  excursions: "excursion",
  activities: "activity",
  services: "service",
  catalog: "catalogItem",
} as const satisfies Record<Collection, DetailRoute>;

/** The hash at which an offer's page shows its concierge card. */
export const CONCIERGE_CARD_HASH = "#card";

/** The last segment of the page that a concierge card had before it became a view of its offer's page. */
const OLD_CARD_SEGMENTS = { en: "card", es: "tarjeta", it: "scheda" } as const satisfies Record<
  Locale,
  string
>;

/** The files that are made for each language beside its pages. */
const FILES = {
  searchIndex: "search-index.json",
  offersFeed: "feeds/offers.json",
  newsFeed: "feeds/new-offers.xml",
  manifest: "site.webmanifest",
} as const;

type SiteFile = keyof typeof FILES;

/** Paths that answer 301 to another one; `*` stands for the rest of the path, `{slug}` for one segment. */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  ...LOCALE_CODES.flatMap((locale) =>
    Object.values(DETAIL_ROUTES).map((route) => {
      const path = ROUTES[route][locale];
      return { from: `${path}/${OLD_CARD_SEGMENTS[locale]}`, to: `${path}${CONCIERGE_CARD_HASH}` };
    }),
  ),
  { from: "/it/catalogo/*", to: "/it/catalog/*" },
];

/** The file of the pages that have moved, by their old paths. */
export const MOVED_PAGES_FILE = "moved.json";
export type MovedPages = Readonly<Record<string, string>>;

export function getPath(route: PlainRoute, locale: Locale): string {
  return ROUTES[route][locale];
}

/** Returns the path of an offer's page, e.g. `("excursions", "es", "isla-saona")` → `/es/excursiones/isla-saona`. */
export function getOfferPath(collection: Collection, locale: Locale, slug: string): string {
  return ROUTES[DETAIL_ROUTES[collection]][locale].replace("{slug}", slug);
}

/** Returns the path of a file of one language, e.g. `("offersFeed", "es")` → `/es/feeds/offers.json`. */
export function getFilePath(file: SiteFile, locale: Locale): string {
  return `${locale === DEFAULT_LOCALE ? "" : `/${locale}`}/${FILES[file]}`;
}

/** Returns the locale of a path: its first segment, or the default locale when that is no locale. */
export function getPathLocale(pathname: string): Locale {
  const prefix = pathname.split("/")[1];
  return LOCALE_CODES.find((code) => code !== DEFAULT_LOCALE && code === prefix) ?? DEFAULT_LOCALE;
}

const PATTERNS = REDIRECTS.map(({ from, to }) => ({
  pattern: new RegExp(`^${from.replace("{slug}", "([^/]+)").replace("*", "(.+)")}$`),
  target: to.replace(/{slug}|\*/, "$1"),
}));

/** Returns where a path has moved to, which may end with a hash, or `undefined` when it has not. */
export function getRedirect(pathname: string): string | undefined {
  for (const { pattern, target } of PATTERNS)
    if (pattern.test(pathname)) return pathname.replace(pattern, target);
  return undefined;
}

export function getQrCodePath(path: string): string {
  return `/codes${path}.svg`;
}
