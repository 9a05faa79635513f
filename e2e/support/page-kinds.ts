import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import { ROUTES } from "../../src/i18n/routes";
import { getOffer } from "./fixture";
import { ALL_PAGES, getTitle } from "./pages";
import { getTranslator } from "./sentences";

interface PageKind {
  name: string;
  getPath: (locale: Locale) => string;
  getTitle: (locale: Locale) => string;
}

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

function getKnownTitle(path: string): string {
  return ALL_PAGES.find((page) => page.path === path)?.title ?? "";
}

const plainKinds = (
  [
    "home",
    "excursions",
    "activities",
    "services",
    "catalog",
    "contact",
    "terms",
    "reviews",
    "registration",
  ] as const
).map((name): PageKind => {
  const getPath = (locale: Locale) => ROUTES[name][locale];
  return { name, getPath, getTitle: (locale) => getKnownTitle(getPath(locale)) };
});

const offerKinds = [
  ...["coral-key", "night-reef", "quiet-day", "airport-transfer", "long-boat", "two-day-package"],
].map((name): PageKind => {
  const getPath = (locale: Locale) => getOffer(name, locale).path;
  return { name, getPath, getTitle: (locale) => getKnownTitle(getPath(locale)) };
});

/** Every kind of page: offers count as one kind for each way they are sold. */
const PAGE_KINDS: readonly PageKind[] = [
  ...plainKinds,
  ...offerKinds,
  {
    name: "shortlist",
    getPath: (locale) => ROUTES.shortlist[locale],
    getTitle: (locale) => getTitle(locale, getTranslator(locale)("shortlist.title")),
  },
  {
    name: "not-found",
    getPath: (locale) => `${ROUTES.home[locale].replace(/\/$/, "")}/nothing-here`,
    getTitle: (locale) => getTitle(locale, getTranslator(locale)("common.notFound.title")),
  },
];

function toLoad({ name, ...kind }: PageKind, locale: Locale, turn: number): PageLoad {
  return {
    name,
    locale,
    width: WIDTHS[turn % 2] ?? WIDTHS[0],
    colorScheme: SCHEMES[Math.floor(turn / 2) % 2] ?? SCHEMES[0],
    path: kind.getPath(locale),
    title: kind.getTitle(locale),
  };
}

/** Opens every kind of page once, and kinds of `inAllLanguages` in every language. */
export function rotatePages(
  inAllLanguages: readonly string[],
  turn = Number(process.env["E2E_TURN"]),
): PageLoad[] {
  return PAGE_KINDS.flatMap((kind, index) => {
    const locales = inAllLanguages.includes(kind.name)
      ? LOCALE_CODES
      : LOCALE_CODES.filter((_, at) => at === (index + turn) % LOCALE_CODES.length);
    return locales.map((locale, at) => toLoad(kind, locale, index + at + Math.floor(turn / 3)));
  });
}
