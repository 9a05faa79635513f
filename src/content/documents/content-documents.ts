import { stat } from "node:fs/promises";
import { join } from "node:path";

import { LOCALE_CODES, type Locale } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import { type ContentDocument, getContentDirectory } from "../../contracts/content-document";
import { getOfferPath } from "../../i18n/routes";
import { isPaused } from "../../lib/is-paused";
import { renderMarkdown } from "../../lib/markdown";
import type { NamedOffer } from "../check-offers";
import { getFactsFile, getOfferFile } from "../offer-file";
import { isPublished } from "../publication";
import { getOfferReviews, type NamedReview } from "../review-file";
import { parseOffers, listServerSettings } from "../site-content";
import { readHistory, type FileVersion } from "./read-history";
import { remember } from "./remember";
import { listReviews } from "./server-data";

/** The time that stands for "not committed". */
const NOT_YET = 0;

/** By git's history, which is the same on every machine; by the file's own times where git does not know it, or not as it is now. */
async function getTimes(path: string, versions: readonly FileVersion[]): Promise<FileTimes> {
  const times = versions.map(({ time }) => time).filter((time) => time !== NOT_YET);
  const newest = times.length === versions.length ? times[0] : undefined;
  const oldest = times.at(-1);
  const file = newest === undefined || oldest === undefined ? await stat(path) : undefined;
  return {
    createdAt: oldest === undefined ? (file?.birthtime ?? new Date(0)) : new Date(oldest * 1000),
    updatedAt: newest === undefined ? (file?.mtime ?? new Date(0)) : new Date(newest * 1000),
  };
}

/** An offer is as old as the first of its files, and as new as the last change of one. */
function joinTimes(times: readonly FileTimes[]): FileTimes {
  return {
    createdAt: new Date(Math.min(...times.map(({ createdAt }) => createdAt.getTime()))),
    updatedAt: new Date(Math.max(...times.map(({ updatedAt }) => updatedAt.getTime()))),
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
  files: ReadonlyMap<string, string>,
  now = Date.now(),
): Promise<Record<Locale, ContentDocument[]>> {
  const history = await readHistory(root, files, NOT_YET);
  const documents: Partial<Record<Locale, ContentDocument[]>> = {};
  const all = parseOffers(files).filter((offer) => isPublished(offer, now));
  const settings = listServerSettings(files);
  const reviews = listReviews(files);
  for (const locale of LOCALE_CODES) {
    const offers = all.filter((offer) => offer.locale === locale);
    const pricesOn = settings?.site[locale].pricesOn ?? true;
    documents[locale] = await Promise.all(
      offers.sort(byOrder).map(async (offer) => {
        const times = await Promise.all(
          [getFactsFile(offer), getOfferFile(offer)].map((file) =>
            getTimes(join(root, "content", file), history.get(`content/${file}`) ?? []),
          ),
        );
        return toContentDocument(offer, joinTimes(times), {
          pricesOn,
          reviews: reviews.get(offer.key) ?? [],
        });
      }),
    );
  }
  return documents as Record<Locale, ContentDocument[]>;
}

/** When a file was first and last changed. */
export interface FileTimes {
  createdAt: Date;
  updatedAt: Date;
}

interface Surroundings {
  pricesOn: boolean;
  /** The published reviews of the offer. */
  reviews: readonly NamedReview[];
}

/** Turns an offer into the document that the content API answers with; without prices while `pricesOn` is false, or it is paused. */
export function toContentDocument(
  { key, locale, collection, ...offer }: NamedOffer,
  { createdAt, updatedAt }: FileTimes,
  { pricesOn, reviews }: Surroundings,
): ContentDocument {
  const { count, average } = getOfferReviews(reviews, locale);
  const dir = getContentDirectory(locale, collection);
  return {
    ...offer,
    ...((!pricesOn || isPaused(offer)) && { prices: [] }),
    slug: offer.url_slug,
    dir,
    path: `${dir}/${offer.url_slug}`,
    extension: ".md",
    key,
    url: getOfferPath(collection, locale, offer.url_slug),
    rating: { count, average },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    body: remember("html", offer.body, () => renderMarkdown(offer.body)),
    text: offer.body,
  };
}
