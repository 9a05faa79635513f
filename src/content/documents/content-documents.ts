import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { COLLECTIONS } from "../../domain/config/offer";
import { type ContentDocument, getContentDirectory } from "../../domain/contracts/content-query";
import { getOfferPath } from "../../domain/i18n/routes";
import { groupBy } from "../../domain/lib/lookup";
import { isPaused } from "../../domain/lib/offer-rules";
import { renderMarkdown } from "../../domain/lib/markdown";
import type { NamedOffer } from "../check-offers";
import { getFactsFile, getOfferFile } from "../offer-file";
import { joinDates, readLastChanges, type FileDates } from "../outputs/last-changes";
import { isPublished } from "../publication";
import { getOfferReviews, listReviews, type NamedReview } from "../review-file";
import { listServerSettings, parseOffers, type ContentTexts } from "../site-content";

function toContentDocument(
  { key, locale, collection, ...offer }: NamedOffer,
  { created, changed }: FileDates,
  reviews: readonly NamedReview[],
  hasPrices: boolean,
): ContentDocument {
  const { count, average } = getOfferReviews(reviews, locale);
  const dir = getContentDirectory(locale, collection);
  return {
    ...offer,
    ...(!hasPrices && { prices: [] }),
    slug: offer.url_slug,
    dir,
    path: `${dir}/${offer.url_slug}`,
    extension: ".md",
    key,
    url: getOfferPath(collection, locale, offer.url_slug),
    rating: { count, average },
    createdAt: created,
    updatedAt: changed,
    body: renderMarkdown(offer.body),
    text: offer.body,
  };
}

/** The website's order. */
function byOrder(a: NamedOffer, b: NamedOffer): number {
  return (
    COLLECTIONS.indexOf(a.collection) - COLLECTIONS.indexOf(b.collection) ||
    a.order - b.order ||
    (a.title < b.title ? -1 : 1)
  );
}

/** Lists the documents of the content API: what the site shows at a moment, by language and in the website's order. */
export async function listContentDocuments(
  root: string,
  files: ContentTexts,
  now = Date.now(),
): Promise<Record<Locale, ContentDocument[]>> {
  const getDates = await readLastChanges(root);
  const settings = listServerSettings(files);
  const reviews = groupBy(listReviews(files), ({ offer }) => offer);
  const shown = parseOffers(files).filter((offer) => isPublished(offer, now));
  const documents = LOCALE_CODES.map(async (locale) => {
    const offers = shown.filter((offer) => offer.locale === locale).sort(byOrder);
    const pricesOn = settings?.site[locale].pricesOn ?? true;
    const list = offers.map(async (offer) => {
      const dates = await Promise.all([getFactsFile(offer), getOfferFile(offer)].map(getDates));
      const hasPrices = pricesOn && !isPaused(offer);
      return toContentDocument(offer, joinDates(dates), reviews.get(offer.key) ?? [], hasPrices);
    });
    return [locale, await Promise.all(list)] as const;
  });
  return Object.fromEntries(await Promise.all(documents)) as Record<Locale, ContentDocument[]>;
}
