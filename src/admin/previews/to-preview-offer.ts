import { offerSchema } from "../../content/schema/offer";
import type { ShownOffer } from "../../features/offer-detail/offer-parts";
import type { GetAsset } from "./preview-picture";
import { toPreviewNode } from "./to-preview-node";

/** An offer with all that its page shows of it. */
export type PreviewOffer = ShownOffer & Queries.OfferBookingFragment;

/** The draft of an offer as its page takes it. */
export function toPreviewOffer(data: Record<string, unknown>, key: string, getAsset: GetAsset): PreviewOffer {
  return { ...(toPreviewNode(offerSchema, data, getAsset) as PreviewOffer), key, collection: "excursions" };
}
