import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";

import { MAP_RESOLVERS } from "./map-resolvers";
import type { ResolverContext } from "./resolver-context";

type OfferSource = Node & { locale: string; related: string[]; prices: unknown[] };

async function hasPricesOn({ nodeModel }: ResolverContext, locale: string): Promise<boolean> {
  const settings = await nodeModel.findOne({
    type: "SiteSettings",
    query: { filter: { locale: { eq: locale } } },
  });
  return settings?.pricesOn !== false;
}

/** Resolves what an offer says through others: its related entries, and its prices only while `pricesOn` is true. */
export const createOfferResolvers: GatsbyNode["createResolvers"] = (args: CreateResolversArgs) => {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    ...MAP_RESOLVERS,
    Offer: {
      ...MAP_RESOLVERS.Offer,
      prices: {
        resolve: async (offer: OfferSource, _: object, context: ResolverContext) =>
          (await hasPricesOn(context, offer.locale)) ? offer.prices : [],
      },
      related_offers: {
        type: "[Offer!]!",
        resolve: async ({ locale, related }: OfferSource, _: object, { nodeModel }: ResolverContext) => {
          const filter = { locale: { eq: locale }, key: { in: related } };
          const { entries } = await nodeModel.findAll({ type: "Offer", query: { filter } });
          return [...entries].sort((a, b) => related.indexOf(String(a.key)) - related.indexOf(String(b.key)));
        },
      },
    },
  });
};
