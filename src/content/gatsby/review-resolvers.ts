import { getLocale, type Locale } from "../../config/locales";
import { getOfferReviews, type OfferReviews } from "../offer-reviews";
import type { NamedReview } from "../parse-review";
import { getCountryName } from "../../i18n/country-names";
import type { ResolverContext } from "./resolver-context";

/** The GraphQL types of what a page shows of reviews. Days and countries are words already: a browser may have others for them. */
export const REVIEW_TYPES = `
  type OfferReview {
    key: String!
    language: String!
    date: String!
    "The date in words."
    day: String!
    stars: Int!
    name: String!
    "The name of the country."
    country: String!
    text: String!
    answer: String!
  }
  type OfferReviews {
    count: Int!
    average: Float!
    shown: [OfferReview!]!
  }
`;

type ShownReview = NamedReview & { day: string };

function toShown(review: NamedReview, locale: Locale): ShownReview {
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, { dateStyle: "long", timeZone: "UTC" });
  const { key, language, date, stars, name, country, text, answer, offer } = review;
  return {
    ...{ key, offer, language, date, stars, name, text, answer },
    ...{ day: format.format(new Date(`${date}T12:00:00Z`)), country: getCountryName(country, locale) },
  };
}

/** Resolves what guests say of an offer. All pages of offers are queried again when a review is published; those that it changes are rendered. */
export const REVIEW_RESOLVER = {
  type: "OfferReviews!",
  async resolve(
    { key, locale }: { key: string; locale: Locale },
    _: object,
    { nodeModel }: ResolverContext,
  ): Promise<OfferReviews<ShownReview>> {
    const { entries } = await nodeModel.findAll({
      type: "Review",
      query: { filter: { offer: { eq: key } } },
    });
    const { shown, ...all } = getOfferReviews([...entries] as unknown as NamedReview[], locale);
    return { ...all, shown: shown.map((review) => toShown(review, locale)) };
  },
};
