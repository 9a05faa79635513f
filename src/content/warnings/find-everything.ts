import { LOCALE_CODES } from "../../domain/config/locales";
import { getOfferPath, ROUTES } from "../../domain/i18n/routes";
import { byStaffLocale } from "../../domain/config/staff";
import type { NamedOffer } from "../check-offers";
import { getOfferFile } from "../offer-file";
import { parseContentFile } from "../parse-content-file";
import { isPublished } from "../publication";
import { parseOffers, listServerSettings } from "../site-content";
import { findOutdatedWarnings, readRecordFile, readSiteTexts } from "../translations/outdated";
import { findOfferWarnings, type NamePort, findSeoWarnings, type SearchText } from "./field-warnings";
import { findBrokenLinks, findHeadingWarnings, type ContentWarning, findVisibleMarks } from "./text-warnings";

interface SearchWords {
  seo?: { title: string; description: string };
}

function listSearchTexts(files: ReadonlyMap<string, string>, offers: readonly NamedOffer[]): SearchText[] {
  const pages = [...files].filter(([file]) => file.startsWith("content/pages/"));
  const ofPages = pages.flatMap(([file, source]) =>
    parseContentFile(file.replace("content/", ""), source).locales.flatMap(({ locale, content }) => {
      const { seo } = content as SearchWords;
      return seo ? [{ file, locale, title: seo.title, description: seo.description }] : [];
    }),
  );
  const ofOffers = offers.map((offer) => {
    const { title, description } = offer.seo;
    return { file: `content/${getOfferFile(offer)}`, locale: offer.locale, title, description };
  });
  return [...ofPages, ...ofOffers];
}

/** Ports are called what the settings call them, by their keys while the build refuses the settings. */
function createNamePort(files: ReadonlyMap<string, string>): NamePort {
  const settings = listServerSettings(files);
  return (port) =>
    byStaffLocale((locale) => settings?.ports[locale].ports.find(({ key }) => key === port)?.name ?? port);
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
  const namePort = createNamePort(files);
  // What guests wrote is no text of staff: nothing in it is a link or a mark, and nobody can change it.
  const ofStaff = new Map([...files].filter(([file]) => !file.startsWith("content/reviews/")));
  return [
    ...findOutdatedWarnings(await readSiteTexts(root, files), await readRecordFile(root)),
    ...findBrokenLinks(ofStaff, paths),
    ...findVisibleMarks(ofStaff),
    ...findHeadingWarnings(files),
    ...findSeoWarnings(listSearchTexts(files, offers)),
    ...offers.flatMap((offer) => findOfferWarnings(offer, namePort)),
  ];
}
