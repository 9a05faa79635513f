import type { IGatsbyImageData } from "gatsby-plugin-image";
import { z } from "zod";

import type { BookingPort } from "../../../domain/booking/bookable-offer";
import type { Locale } from "../../../domain/config/locales";
import { isPlain } from "../../../content/front-matter";
import { unwrapField } from "../../../content/schema/fields";
import { offerSchema } from "../../../content/schema/offer";
import type { ShownOffer } from "../../../site/offer/offer-parts";
import type { Frame } from "../../../site/ui/locale-context";
import type { Resources } from "../../../domain/i18n/create-i18n";
import { renderMarkdown } from "../../../domain/lib/markdown";
import enBooking from "../../../locales/en/booking.json";
import enCommon from "../../../locales/en/common.json";
import enOffer from "../../../locales/en/offer.json";
import esBooking from "../../../locales/es/booking.json";
import esCommon from "../../../locales/es/common.json";
import esOffer from "../../../locales/es/offer.json";
import itBooking from "../../../locales/it/booking.json";
import itCommon from "../../../locales/it/common.json";
import itOffer from "../../../locales/it/offer.json";
import type { MappedOffer, MappedPort } from "../../../content/map/draw-offer-map";

export interface PreviewSite {
  site: Record<Locale, Queries.FrameSiteFragment & Pick<Frame, "booking"> & Queries.OfferSettingsFragment>;
  ports: Record<Locale, { ports: (BookingPort & MappedPort)[] }>;
}

export const PREVIEW_MESSAGES: Readonly<Record<Locale, Resources>> = {
  en: { booking: enBooking, common: enCommon, offer: enOffer },
  es: { booking: esBooking, common: esCommon, offer: esOffer },
  it: { booking: itBooking, common: itCommon, offer: itOffer },
};

export type GetAsset = (path: string) => { toString(): string };

/** Makes of a path what the site's own picture component takes; a picture that nobody has chosen yet is a grey field. */
function toPreviewPicture(path: unknown, getAsset: GetAsset) {
  const isChosen = typeof path === "string" && path !== "";
  const gatsbyImageData: IGatsbyImageData = {
    layout: "fullWidth",
    width: 3,
    height: 2,
    backgroundColor: "lightgrey",
    images: { ...(isChosen && { fallback: { src: getAsset(path).toString() } }), sources: [] },
  };
  return { childImageSharp: { gatsbyImageData } };
}

function getBlank(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  return schema instanceof z.ZodBoolean ? false : "";
}

/**
 * The draft of a concept in the form in which the site's pages get it from GraphQL: markdown as HTML, paths as pictures.
 * Blanks stand for fields that nobody has written yet.
 */
export function toPreviewNode(field: z.core.$ZodType, value: unknown, getAsset: GetAsset): unknown {
  const { schema, optional, meta } = unwrapField(field);
  if (meta.kind === "image") return toPreviewPicture(value, getAsset);
  if (meta.kind === "file") {
    const isChosen = typeof value === "string" && value !== "";
    if (optional && !isChosen) return null;
    return { publicURL: isChosen ? getAsset(value).toString() : null };
  }
  if (schema instanceof z.ZodObject) {
    if (optional && !isPlain(value)) return null;
    const source = isPlain(value) ? value : {};
    return Object.fromEntries(
      Object.entries(schema.shape as z.core.$ZodShape).map(([name, inner]) => [
        name,
        toPreviewNode(inner, source[name], getAsset),
      ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    return items
      .filter((item) => item !== null && item !== undefined)
      .map((item) => toPreviewNode(schema.element, item, getAsset));
  }
  if (value === undefined || value === null || value === "")
    return optional ? null : (z.safeParse(field, undefined).data ?? getBlank(schema));
  return meta.kind === "markdown" && typeof value === "string" ? renderMarkdown(value) : value;
}

/** A draft has no map yet, but what it is drawn from. */
export type PreviewOffer = Omit<ShownOffer, "map"> &
  Queries.OfferBookingFragment &
  Pick<MappedOffer, "category_tags">;

export function toPreviewOffer(data: Record<string, unknown>, key: string, getAsset: GetAsset): PreviewOffer {
  return { ...(toPreviewNode(offerSchema, data, getAsset) as PreviewOffer), key, collection: "excursions" };
}
