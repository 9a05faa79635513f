import { offerSchema } from "../../content/schema/offer";
import type { ShownOffer } from "../../features/offer-detail/offer-parts";
import type { MappedOffer } from "../../map/draw-offer-map";
import type { GetAsset } from "./preview-picture";
import { toPreviewNode } from "./to-preview-node";

/** A draft has no map yet, but what it is drawn from. */
export type PreviewOffer = Omit<ShownOffer, "map"> &
  Queries.OfferBookingFragment &
  Pick<MappedOffer, "category_tags">;

/** The draft of an offer as its page takes it. */
export function toPreviewOffer(data: Record<string, unknown>, key: string, getAsset: GetAsset): PreviewOffer {
  return { ...(toPreviewNode(offerSchema, data, getAsset) as PreviewOffer), key, collection: "excursions" };
}
