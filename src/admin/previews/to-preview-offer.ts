import type { Collection } from "../../config/offer";
import { offerSchema } from "../../content/schema/offer";
import type { GetAsset } from "./preview-picture";
import { toPreviewNode } from "./to-preview-node";

type PageOffer = Omit<NonNullable<Queries.OfferPageQuery["offer"]>, "related_offers">;

/** The draft of an offer as its page takes it. */
export function toPreviewOffer(
  data: Record<string, unknown>,
  collection: Collection,
  key: string,
  getAsset: GetAsset,
) {
  const offer = toPreviewNode(offerSchema, data, getAsset) as PageOffer;
  return { ...offer, key, collection, path: "#" };
}
