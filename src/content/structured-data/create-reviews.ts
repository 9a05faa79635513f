import type { AggregateRating, Review } from "schema-dts";
import { getOfferReviews } from "../offer-reviews";
import type { SiteFacts, SiteOffer } from "../outputs/site-facts";

const SCALE = { bestRating: 5, worstRating: 1 };

/** Says what guests say of an offer, from the published reviews alone; nothing while there is none. */
export function createReviews(
  { reviews }: SiteFacts,
  { key, locale }: SiteOffer,
): { aggregateRating?: AggregateRating; review?: Review[] } {
  const { count, average, shown } = getOfferReviews(reviews.get(key) ?? [], locale);
  if (count === 0) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count, ...SCALE },
    review: shown.map(({ name, date, language, text, stars }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      datePublished: date,
      inLanguage: language,
      reviewBody: text,
      reviewRating: { "@type": "Rating", ratingValue: stars, ...SCALE },
    })),
  };
}
