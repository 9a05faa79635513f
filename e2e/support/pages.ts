import { type Locale, LOCALE_CODES } from "../../src/domain/config/locales";
import { DETAIL_ROUTES, type PlainRoute, type Route, ROUTES } from "../../src/domain/i18n/routes";
import { getOffer, getTranslations, loadContent, type Offer, OFFERS } from "./fixture";
import { getTranslator } from "./texts";

const site = loadContent("settings/site");

/** A page of the site and what its head must say. */
export interface SitePage {
  route: Route;
  locale: Locale;
  path: string;
  title: string;
  description: string;
  isIndexed: boolean;
  /** The same page in every language it exists in, this one included. */
  translations: Partial<Record<Locale, string>>;
}

type TextRoute = Exclude<PlainRoute, "shortlist" | "notFound">;
const OTHER_ROUTES: readonly Route[] = [...Object.values(DETAIL_ROUTES), "shortlist", "notFound"];
const TEXT_ROUTES = (Object.keys(ROUTES) as Route[]).filter(
  (route): route is TextRoute => !OTHER_ROUTES.includes(route),
);

function getTitle(locale: Locale, title: string): string {
  return `${site[locale].brand} | ${title}`;
}

function loadPlainPages(route: TextRoute): SitePage[] {
  const content = loadContent(`pages/${route}`);
  return LOCALE_CODES.map((locale) => ({
    route,
    locale,
    path: ROUTES[route][locale],
    title: getTitle(locale, content[locale].seo.title),
    description: content[locale].seo.description,
    isIndexed: route !== "registration",
    translations: ROUTES[route],
  }));
}

function toPage({ collection, key, locale, path, seo }: Offer): SitePage {
  return {
    route: DETAIL_ROUTES[collection],
    locale,
    path,
    title: getTitle(locale, seo.title),
    description: seo.description,
    isIndexed: true,
    translations: getTranslations(collection, key),
  };
}

/** Every page that answers 200 and has a text of its own in each language. */
export const ALL_PAGES: readonly SitePage[] = [...TEXT_ROUTES.flatMap(loadPlainPages), ...OFFERS.map(toPage)];

/** How a page is opened. */
export interface PageLoad {
  name: string;
  locale: Locale;
  width: number;
  colorScheme: "light" | "dark";
  path: string;
  title: string;
}

const WIDTHS = [360, 1280] as const;
const SCHEMES = ["light", "dark"] as const;

/** Every kind of page, and its path: offers count as one kind for each way they are sold. */
const PAGE_KINDS: readonly (readonly [name: string, getPath: (locale: Locale) => string])[] = [
  ...TEXT_ROUTES.map((name) => [name, (locale: Locale) => ROUTES[name][locale]] as const),
  ...["coral-key", "night-reef", "quiet-day", "airport-transfer", "long-boat", "two-day-package"].map(
    (key) => [key, (locale: Locale) => getOffer(key, locale).path] as const,
  ),
  ["shortlist", (locale) => ROUTES.shortlist[locale]],
  ["not-found", (locale) => `${ROUTES.home[locale].replace(/\/$/, "")}/nothing-here`],
];

function findTitle(name: string, path: string, locale: Locale): string {
  const t = getTranslator(locale);
  if (name === "shortlist") return getTitle(locale, t("shortlist.title"));
  if (name === "not-found") return getTitle(locale, t("common.notFound.title"));
  return ALL_PAGES.find((page) => page.path === path)?.title ?? "";
}

/** Opens every kind of page once, and kinds of `inAllLanguages` in every language. */
export function rotatePages(
  inAllLanguages: readonly string[],
  turn = Number(process.env["E2E_TURN"]),
): PageLoad[] {
  return PAGE_KINDS.flatMap(([name, getPath], index) => {
    const locales = inAllLanguages.includes(name)
      ? LOCALE_CODES
      : LOCALE_CODES.filter((_, at) => at === (index + turn) % LOCALE_CODES.length);
    return locales.map((locale, at) => {
      const way = index + at + Math.floor(turn / 3);
      const path = getPath(locale);
      return {
        ...{ name, locale, path, title: findTitle(name, path, locale) },
        width: WIDTHS[way % 2] ?? WIDTHS[0],
        colorScheme: SCHEMES[Math.floor(way / 2) % 2] ?? SCHEMES[0],
      };
    });
  });
}

/**
 * Each language at one width, phone and desktop in turn: words depend on the language and the layout on the width, so each of both is seen
 * without a test of every pair.
 */
export const LOCALES_WITH_WIDTHS = LOCALE_CODES.map((locale, index) => ({
  locale,
  width: index % 2 === 0 ? 360 : 1280,
}));
