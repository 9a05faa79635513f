import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import type { Locale } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import { isPaused } from "../../lib/is-paused";
import { createCardResolver } from "./card-resolvers";
import { createContentNodes, type ContentNodes } from "./content-nodes";
import { createImageDataField } from "./image-resolvers";
import { createMapResolvers } from "./map-resolvers";
import { createMarkdownResolvers } from "./markdown-resolvers";
import type { ResolverContext } from "./resolver-context";
import { REVIEW_RESOLVER } from "./review-resolvers";
import { TEAM_RESOLVERS } from "./team-resolvers";

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
  const nodes = createContentNodes(args.createNodeId);
  const maps = createMapResolvers(nodes);
  const markdown = createMarkdownResolvers();
  createResolvers({
    ...markdown,
    ...maps,
    // The plugin takes an object as well as JSON in a text, whose quotation marks would each stand behind a backslash.
    Locale: { data: { resolve: ({ data }: { data: string }): unknown => JSON.parse(data) } },
    TeamMember: TEAM_RESOLVERS,
    ImageSharp: { gatsbyImageData: createImageDataField() },
    Offer: {
      ...markdown["Offer"],
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
