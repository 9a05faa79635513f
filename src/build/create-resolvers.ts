import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";

import { COLLECTIONS } from "../config/offer";
import type { Locale } from "../config/locales";
import { getOfferFile } from "../content/offer-file";
import { createImageDataField } from "./image-resolvers";
import { MAP_RESOLVERS } from "./map-resolvers";
import type { ResolverContext } from "./resolver-context";

type OfferSource = Node & { locale: Locale; related: string[]; prices: unknown[] };

type CreateNodeId = CreateResolversArgs["createNodeId"];

/**
 * Finds entries by their keys, in this order. A page that asks for nodes by their ids is built again when one of them changes, and
 * one that asks by a filter whenever any offer changes: it does so only while an entry is not written in its language.
 */
async function findByKeys(
  { nodeModel }: ResolverContext,
  createNodeId: CreateNodeId,
  keys: readonly string[],
  locale: Locale,
): Promise<Record<string, unknown>[]> {
  const files = keys.flatMap((key) =>
    COLLECTIONS.map((collection) => getOfferFile({ collection, key, locale })),
  );
  const known = nodeModel.getNodesByIds({
    ids: files.map((file) => createNodeId(`Offer ${file}`)),
    type: "Offer",
  });
  if (known.length === keys.length) return known;
  const filter = { locale: { eq: locale }, key: { in: keys } };
  const { entries } = await nodeModel.findAll({ type: "Offer", query: { filter } });
  return [...entries].sort((a, b) => keys.indexOf(String(a.key)) - keys.indexOf(String(b.key)));
}

async function hasPricesOn({ nodeModel }: ResolverContext, locale: string): Promise<boolean> {
  const settings = await nodeModel.findOne({
    type: "SiteSettings",
    query: { filter: { locale: { eq: locale } } },
  });
  return settings?.pricesOn !== false;
}

/** Resolves what an offer says through others (its related entries, its prices only while `pricesOn` is true), maps and pictures. */
export const createOfferResolvers: GatsbyNode["createResolvers"] = (args: CreateResolversArgs) => {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    ...MAP_RESOLVERS,
    ImageSharp: { gatsbyImageData: createImageDataField() },
    Offer: {
      ...MAP_RESOLVERS.Offer,
      prices: {
        resolve: async (offer: OfferSource, _: object, context: ResolverContext) =>
          (await hasPricesOn(context, offer.locale)) ? offer.prices : [],
      },
      related_offers: {
        type: "[Offer!]!",
        resolve: ({ locale, related }: OfferSource, _: object, context: ResolverContext) =>
          findByKeys(context, args.createNodeId, related, locale),
      },
    },
  });
};
