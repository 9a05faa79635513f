import type { CreateResolversArgs } from "gatsby";

import type { Locale } from "../../config/locales";
import { CONTENT_FILES, type ContentFile } from "../content-files";
import { getOfferFile, type OfferFileName } from "../offer-file";
import { isPublished, type Publication } from "../publication";

/** An offer that the site does not show is a node of another type: nothing but the checks of the content asks for those. */
export const OFFER_TYPES = { shown: "Offer", unpublished: "UnpublishedOffer" } as const;
/** The nodes of the team, one for each person and language. */
export const TEAM_TYPE = "TeamMember";

export type OfferType = (typeof OFFER_TYPES)[keyof typeof OFFER_TYPES];

/** Returns the type of an offer's node at a moment: the one place where a build leaves offers out. */
export function getOfferType(offer: Publication, now = Date.now()): OfferType {
  return isPublished(offer, now) ? OFFER_TYPES.shown : OFFER_TYPES.unpublished;
}

export function nameOfferNode(name: OfferFileName, type: OfferType = OFFER_TYPES.shown): string {
  return `${type} ${getOfferFile(name)}`;
}

export function nameContentNode(file: ContentFile, locale: Locale): string {
  return `${CONTENT_FILES[file].type} ${file}.json ${locale}`;
}

/** Returns nodes by their names. A page depends on these nodes alone, and none of them has to be searched for. */
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

/** Gatsby queries a page again when a node has changed that its resolvers got by these. */
interface NodeModel {
  getNodeById: (args: { id: string }) => Record<string, unknown> | null;
  getNodesByIds: (args: { ids: string[] }) => Record<string, unknown>[];
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Record<string, unknown>> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}
