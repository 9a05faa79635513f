import type { Locale } from "../config/locales";
import { drawOfferMap, type MappedOffer, type MappedPort } from "../map/draw-offer-map";
import { drawCatalogMap, drawOfficeMap } from "../map/draw-site-maps";
import type { Spot } from "../map/world";
import type { ResolverContext } from "./resolver-context";

interface Localized {
  locale: Locale;
}
interface SiteSettings {
  brand: string;
  address: Spot;
}
type Resolver<Source> = (source: Source & Localized, args: object, context: ResolverContext) => unknown;

async function findSettings<Settings>(
  type: string,
  { nodeModel }: ResolverContext,
  locale: Locale,
): Promise<Settings> {
  const settings = await nodeModel.findOne({ type, query: { filter: { locale: { eq: locale } } } });
  if (!settings) throw new Error(`There is no ${type} in "${locale}". Expected it in content/settings.`);
  return settings as Settings;
}

async function findPorts(context: ResolverContext, locale: Locale): Promise<MappedPort[]> {
  return (await findSettings<{ ports: MappedPort[] }>("PortsSettings", context, locale)).ports;
}

const resolveOfferMap: Resolver<MappedOffer> = async (offer, _, context) =>
  drawOfferMap(offer, await findPorts(context, offer.locale), offer.locale);

const resolveCatalogMap: Resolver<object> = async ({ locale }, _, { nodeModel }) => {
  const query = {
    filter: { locale: { eq: locale } },
    sort: { fields: ["order", "title"], order: ["ASC", "ASC"] },
  };
  const { entries } = await nodeModel.findAll({ type: "Offer", query });
  return drawCatalogMap([...entries] as unknown as MappedOffer[], locale);
};

const resolveOfficeMap: Resolver<object> = async ({ locale }, _, context) => {
  const { brand, address } = await findSettings<SiteSettings>("SiteSettings", context, locale);
  return drawOfficeMap(
    { name: brand, lat: address.lat, lon: address.lon },
    await findPorts(context, locale),
    locale,
  );
};

/** Maps are fields like any other of what they belong to. */
export const MAP_RESOLVERS = {
  Offer: { map: { type: "MapDrawing", resolve: resolveOfferMap } },
  CatalogPage: { map: { type: "CatalogMap!", resolve: resolveCatalogMap } },
  ContactPage: { map: { type: "MapDrawing!", resolve: resolveOfficeMap } },
};
