import type { NamedOffer } from "../check-offers";
import { getOfferReviews } from "../offer-reviews";
import type { NamedReview } from "../parse-review";
import { getContentDirectory, type ContentDocument } from "../../contracts/content-document";
import { getOfferPath } from "../../i18n/routes";
import { isPaused } from "../../lib/is-paused";
import { renderMarkdown } from "../../lib/render-markdown";
import { remember } from "./remember";

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
