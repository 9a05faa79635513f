import type { Locale } from "../config/locales";
import type { NamedReview } from "./parse-review";

/** A page shows no more than this, the newest; average and number are those of all. */
const MAX_SHOWN = 20;

export interface OfferReviews<Review> {
  /** How many reviews there are, in all languages. */
  count: number;
  /** Of all of them, with one decimal; 0 when there is none. */
  average: number;
  /** The newest ones: those in the page's language first. */
  shown: Review[];
}

export function getOfferReviews<Review extends Pick<NamedReview, "key" | "date" | "language" | "stars">>(
  reviews: readonly Review[],
  locale: Locale,
): OfferReviews<Review> {
  const count = reviews.length;
  const sum = reviews.reduce((stars, review) => stars + review.stars, 0);
  const newest = [...reviews]
    .sort((one, other) => other.date.localeCompare(one.date) || one.key.localeCompare(other.key))
    .slice(0, MAX_SHOWN);
  const isOwn = ({ language }: Review) => language === locale;
  return {
    count,
    average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10,
    shown: [...newest.filter(isOwn), ...newest.filter((review) => !isOwn(review))],
  };
}
