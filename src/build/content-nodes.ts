import type { CreateResolversArgs } from "gatsby";

import type { Locale } from "../config/locales";
import { CONTENT_FILES, type ContentFile } from "../content/content-files";
import { getOfferFile, type OfferFileName } from "../content/offer-file";
import type { ResolverContext } from "./resolver-context";

/** What Gatsby makes an id of, for an offer. */
export function nameOfferNode(name: OfferFileName): string {
  return `Offer ${getOfferFile(name)}`;
}

/** What Gatsby makes an id of, for one language of a file with several. */
export function nameContentNode(file: ContentFile, locale: Locale): string {
  return `${CONTENT_FILES[file].type} ${file}.json ${locale}`;
}

/** Gets nodes by their names. A page depends on these nodes alone, and none of them has to be searched for. */
export interface ContentNodes {
  getContent: <Content>(context: ResolverContext, file: ContentFile, locale: Locale) => Content;
  getOffers: (context: ResolverContext, names: readonly OfferFileName[]) => Record<string, unknown>[];
}

/** Creates what finds nodes in resolvers. */
export function createContentNodes(createNodeId: CreateResolversArgs["createNodeId"]): ContentNodes {
  return {
    getContent: <Content>({ nodeModel }: ResolverContext, file: ContentFile, locale: Locale) => {
      const node = nodeModel.getNodeById({ id: createNodeId(nameContentNode(file, locale)) });
      if (!node) throw new Error(`There is no "${locale}" in content/${file}.json. Expected every language.`);
      return node as Content;
    },
    getOffers: ({ nodeModel }, names) =>
      nodeModel.getNodesByIds({ ids: names.map((name) => createNodeId(nameOfferNode(name))) }),
  };
}
