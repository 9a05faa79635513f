import { isLocale, LOCALE_CODES, type Locale } from "../config/locales";
import type { NamedOffer } from "../content/check-offers";
import { findBrokenLinks } from "../content/warnings/find-broken-links";
import { findHeadingWarnings } from "../content/warnings/find-heading-warnings";
import { findOfferWarnings, type NamePort } from "../content/warnings/find-offer-warnings";
import { findSeoWarnings, type SearchText } from "../content/warnings/find-seo-warnings";
import type { ContentWarning } from "../content/warnings/content-warning";
import { getOfferFile } from "../content/offer-file";
import { isPublished } from "../content/publication";
import { getOfferPath, ROUTES } from "../i18n/routes";
import { parseOffers } from "./find-content-problems";
import { findOutdatedWarnings } from "./translations/find-outdated-warnings";
import { readRecordFile, readSiteTexts } from "./translations/read-site-texts";

interface SearchWords {
  seo?: { title: string; description: string };
}

/** What search engines are told of every page, in all languages. */
function listSearchTexts(files: ReadonlyMap<string, string>, offers: readonly NamedOffer[]): SearchText[] {
  const pages = [...files].filter(([file]) => file.startsWith("content/pages/"));
  const ofPages = pages.flatMap(([file, source]) =>
    Object.entries(JSON.parse(source) as Record<string, SearchWords>).flatMap(([locale, { seo }]) =>
      seo && isLocale(locale) ? [{ file, locale, title: seo.title, description: seo.description }] : [],
    ),
  );
  const ofOffers = offers.map((offer) => {
    const { title, description } = offer.seo;
    return { file: `content/${getOfferFile(offer)}`, locale: offer.locale, title, description };
  });
  return [...ofPages, ...ofOffers];
}

/** Ports are called what the settings call them. */
function createNamePort(files: ReadonlyMap<string, string>): NamePort {
  const source = files.get("content/settings/ports.json") ?? "{}";
  const settings = JSON.parse(source) as Partial<Record<Locale, { ports: { key: string; name: string }[] }>>;
  return (port, locale) => settings[locale]?.ports.find(({ key }) => key === port)?.name ?? port;
}

/** Finds everything that staff should look at, for the status bar in `/admin` and for `npm run content:check`. */
export async function findEverything(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<ContentWarning[]> {
  const offers = parseOffers(files);
  const pages = Object.values(ROUTES).flatMap((route) => LOCALE_CODES.map((locale) => route[locale]));
  const paths = new Set([
    ...pages,
    // A link to an offer that the site does not show leads nowhere, either.
    ...offers
      .filter((offer) => isPublished(offer))
      .map(({ collection, locale, url_slug }) => getOfferPath(collection, locale, url_slug)),
  ]);
  return [
    ...findOutdatedWarnings(await readSiteTexts(root, files), await readRecordFile(root)),
    // What guests wrote is no text of staff: nothing in it is a link, and nobody can change it.
    ...findBrokenLinks(new Map([...files].filter(([file]) => !file.startsWith("content/reviews/"))), paths),
    ...findHeadingWarnings(files),
    ...findSeoWarnings(listSearchTexts(files, offers)),
    ...offers.flatMap((offer) => findOfferWarnings(offer, createNamePort(files))),
  ];
}
