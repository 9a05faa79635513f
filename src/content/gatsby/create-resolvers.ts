import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";

import { type Locale, getLocale } from "../../domain/config/locales";
import { COLLECTIONS } from "../../domain/config/offer";
import { getCountryName } from "../../domain/i18n/country-names";
import { isPaused } from "../../domain/lib/offer-rules";
import { getOfferReviews, type OfferReviews, type NamedReview } from "../review-file";
import { type ContentNodes, type ResolverContext, createNodeFinder } from "./create-nodes";
import { createMapResolvers } from "./map-resolvers";

/** Included things that a card lists; it says how many more there are. */
const SHOWN_ON_CARD = 2;

interface CardSource {
  locale: Locale;
  ports: readonly string[];
  included?: readonly string[];
  asks_flight?: boolean;
}
interface PortsSettings {
  ports: readonly { key: string; short_name: string }[];
}

/** Not the whole lists, which each card would bring along in its page's data. */
export const CARD_TYPES = `
  type OfferCardFacts {
    ports: String!
    included: [String!]!
    more: Int!
    asks_flight: Boolean!
  }
`;

/** Creates what resolves `card_facts` of an offer. */
function createCardResolver({ getContent }: ContentNodes) {
  return {
    type: "OfferCardFacts!",
    resolve: (source: CardSource, _: object, context: ResolverContext) => {
      const { locale, ports, included = [], asks_flight = false } = source;
      const names = getContent<PortsSettings>(context, "settings/ports", locale).ports;
      return {
        ports: ports.map((key) => names.find((port) => port.key === key)?.short_name ?? key).join(", "),
        included: included.slice(0, SHOWN_ON_CARD),
        more: Math.max(0, included.length - SHOWN_ON_CARD),
        asks_flight,
      };
    },
  };
}

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
const REVIEW_RESOLVER = {
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

interface TeamMemberSource {
  locale: Locale;
  languages: readonly string[];
}

/** Resolves what a page says of a member of the team in words: a browser may have others for languages. */
const TEAM_RESOLVERS = {
  speaks: {
    type: "String!",
    resolve({ locale, languages }: TeamMemberSource): string {
      const { iso } = getLocale(locale);
      const names = new Intl.DisplayNames(iso, { type: "language" });
      return new Intl.ListFormat(iso).format(languages.map((language) => names.of(language) ?? language));
    },
  },
};

interface ImageNode {
  id: string;
  parent: string;
  internal: { contentDigest: string };
}

interface ResolveInfo {
  originalResolver: (image: ImageNode, args: object, context: ResolverContext, info: ResolveInfo) => unknown;
}

/** The size of the cache: a build of many thousand pictures must not keep them all. */
const MAX_CACHED = 2_000;

/**
 * Returns the field that tells a picture's sizes and addresses. What is the same picture in the same sizes is asked for once: Gatsby
 * would read and hash its file anew for every page that shows it, and ask for its sizes to be rendered again.
 */
export function createImageDataField() {
  const cached = new Map<string, Promise<unknown>>();
  return {
    resolve: (image: ImageNode, args: object, context: ResolverContext, info: ResolveInfo): unknown => {
      // The page depends on the file, as it does by the resolver that is asked for the first of them.
      context.nodeModel.getNodeById({ id: image.parent });
      const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
      const known = cached.get(key);
      if (known) return known;
      if (cached.size >= MAX_CACHED) cached.clear();
      const asked = Promise.resolve(info.originalResolver(image, args, context, info));
      cached.set(key, asked);
      // A picture that could not be read is read anew when it is asked for again: the same process publishes many times.
      asked.catch(() => cached.delete(key));
      return asked;
    },
  };
}

type OfferSource = Node & { locale: Locale; related: string[]; prices: unknown[]; sale?: string };

/**
 * Finds entries by their keys, in this order. A page that asks for nodes by their ids is built again when one of them changes, and
 * one that asks by a filter whenever any offer changes: it does so only while an entry is not written in its language.
 */
async function findByKeys(
  context: ResolverContext,
  { getOffers }: ContentNodes,
  keys: readonly string[],
  locale: Locale,
): Promise<Record<string, unknown>[]> {
  const names = keys.flatMap((key) => COLLECTIONS.map((collection) => ({ collection, key, locale })));
  const known = getOffers(context, names);
  if (known.length === keys.length) return known;
  const filter = { locale: { eq: locale }, key: { in: keys } };
  const { entries } = await context.nodeModel.findAll({ type: "Offer", query: { filter } });
  return [...entries].sort((a, b) => keys.indexOf(String(a.key)) - keys.indexOf(String(b.key)));
}

/** Resolves what an offer says through others (its related entries, its prices only while `pricesOn` is true and it is not paused), maps and pictures. */
export const createOfferResolvers: GatsbyNode["createResolvers"] = (args: CreateResolversArgs) => {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  const nodes = createNodeFinder(args.createNodeId);
  const maps = createMapResolvers(nodes);
  createResolvers({
    ...maps,
    // The plugin takes an object as well as JSON in a text, whose quotation marks would each stand behind a backslash.
    Locale: { data: { resolve: ({ data }: { data: string }): unknown => JSON.parse(data) } },
    TeamMember: TEAM_RESOLVERS,
    ImageSharp: { gatsbyImageData: createImageDataField() },
    Offer: {
      ...maps.Offer,
      prices: {
        resolve: (offer: OfferSource, _: object, context: ResolverContext) => {
          const site = nodes.getContent<{ pricesOn: boolean }>(context, "settings/site", offer.locale);
          return site.pricesOn && !isPaused(offer) ? offer.prices : [];
        },
      },
      card_facts: createCardResolver(nodes),
      reviews: REVIEW_RESOLVER,
      related_offers: {
        type: "[Offer!]!",
        resolve: ({ locale, related }: OfferSource, _: object, context: ResolverContext) =>
          findByKeys(context, nodes, related, locale),
      },
    },
  });
};
