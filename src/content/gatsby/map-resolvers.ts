import type { Locale } from "../../domain/config/locales";
import {
  drawOfferMap,
  type MappedOffer,
  type MappedPort,
  drawCatalogMap,
  drawOfficeMap,
} from "../map/draw-offer-map";
import type { Spot } from "../map/areas";
import type { ContentNodes, ResolverContext } from "./create-nodes";

interface Localized {
  locale: Locale;
}
interface SiteSettings {
  brand: string;
  address: Spot;
}
type Resolver<Source> = (source: Source & Localized, args: object, context: ResolverContext) => unknown;

/** Maps are fields like any other of what they belong to. */
export function createMapResolvers({ getContent }: ContentNodes) {
  const getPorts = (context: ResolverContext, locale: Locale) =>
    getContent<{ ports: MappedPort[] }>(context, "settings/ports", locale).ports;

  const resolveOfferMap: Resolver<MappedOffer> = (offer, _, context) =>
    drawOfferMap(offer, getPorts(context, offer.locale), offer.locale);

  const resolveCatalogMap: Resolver<object> = async ({ locale }, _, { nodeModel }) => {
    const query = {
      filter: { locale: { eq: locale } },
      sort: { fields: ["order", "title"], order: ["ASC", "ASC"] },
    };
    const { entries } = await nodeModel.findAll({ type: "Offer", query });
    return drawCatalogMap([...entries] as unknown as MappedOffer[], locale);
  };

  const resolveOfficeMap: Resolver<object> = ({ locale }, _, context) => {
    const { brand, address } = getContent<SiteSettings>(context, "settings/site", locale);
    const office = { name: brand, lat: address.lat, lon: address.lon };
    return drawOfficeMap(office, getPorts(context, locale), locale);
  };

  return {
    Offer: { map: { type: "MapDrawing", resolve: resolveOfferMap } },
    CatalogPage: { map: { type: "CatalogMap!", resolve: resolveCatalogMap } },
    ContactPage: { map: { type: "MapDrawing!", resolve: resolveOfficeMap } },
  };
}

/** The GraphQL types of the map of all offers. */
export const MAP_TYPES = `
  type CatalogMapRegion {
    key: String!
    name: String!
    offers: [Offer!]!
  }
  type CatalogMap {
    drawing: MapDrawing!
    regions: [CatalogMapRegion!]!
  }
`;
