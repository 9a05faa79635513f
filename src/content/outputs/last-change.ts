import { LOCALE_CODES } from "../../config/locales";
import { getFactsFile, getOfferFile } from "../offer-file";
import { getReviewFile } from "../parse-review";
import type { FileDates } from "./read-last-changes";
import type { SiteFacts, SiteOffer } from "./site-facts";
import type { SitePage } from "./site-pages";

/** The dates of content files, by their paths in `content/`. */
export type Dates = ReadonlyMap<string, FileDates>;

function listReviewFiles({ reviews }: SiteFacts, { key }: SiteOffer): string[] {
  return (reviews.get(key) ?? []).map((review) => getReviewFile(review.key));
}

/** An offer's page is made of its facts and its texts. */
const listFiles = (offer: SiteOffer) => [getFactsFile(offer), getOfferFile(offer)];

export function getOfferDates(dates: Dates, offer: SiteOffer): FileDates {
  const found = listFiles(offer).flatMap((file) => dates.get(file) ?? []);
  const created = found.map((file) => file.created).sort()[0] ?? "";
  return {
    created,
    changed:
      found
        .map((file) => file.changed)
        .sort()
        .at(-1) ?? "",
  };
}

/** Lists the files that pages are made of. */
export function listDatedFiles(facts: SiteFacts): string[] {
  const offers = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  const pages = [...facts.locales.en.pages.keys()].map((name) => `pages/${name}.json`);
  const reviews = new Set(offers.flatMap((offer) => listReviewFiles(facts, offer)));
  return [...offers.flatMap(listFiles), ...pages, ...reviews];
}

/** Returns when a page was changed last: with its own file, that of an offer with its reviews, a list with the offers that it lists. */
export function getLastChange(facts: SiteFacts, dates: Dates, { route, locale, offer }: SitePage): string {
  const listed = facts.locales[locale].offers.filter(
    ({ collection }) => route === "home" || route === "catalog" || route === collection,
  );
  const files = offer
    ? [...listFiles(offer), ...listReviewFiles(facts, offer)]
    : [`pages/${route}.json`, ...listed.flatMap(listFiles)];
  const changes = files.map((file) => dates.get(file)?.changed ?? "");
  return changes.sort().at(-1) ?? "";
}
