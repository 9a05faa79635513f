import type { Locale } from "../config/locales";
import { AREAS, type Area } from "./areas";
import { drawMap } from "./draw-map";
import type { MapDrawing } from "./drawing";
import type { MappedOffer, MappedPort } from "./draw-offer-map";
import { findNearest, getDistance, toWorld, UNITS_PER_KM, type Spot } from "./world";

/** A part of the country on the map of all offers, and where they lead to in it. */
export interface MapRegion<Offer> {
  key: string;
  name: string;
  offers: Offer[];
}

/** A port in the same village needs no mark of its own. */
const NEARBY = 5 * UNITS_PER_KM;

interface CatalogMap<Offer> {
  drawing: MapDrawing;
  regions: MapRegion<Offer>[];
}

/** The areas that the map of the whole country can tell apart. */
const KEYS = [
  ...["bayahibe", "saona", "catalina", "la-romana", "higuey"],
  ...["punta-cana", "samana", "los-haitises", "santo-domingo"],
];
const REGIONS = AREAS.filter(({ key }) => KEYS.includes(key));

/** Draws the map of all offers: the parts of the country, numbered in the order of the list of offers beside it. */
export function drawCatalogMap<Offer extends Pick<MappedOffer, "places">>(
  offers: readonly Offer[],
  locale: Locale,
): CatalogMap<Offer> {
  const found = new Map<Area, Set<Offer>>();
  for (const offer of offers)
    for (const place of offer.places) {
      const area = findNearest(place, REGIONS);
      if (area) found.set(area, (found.get(area) ?? new Set()).add(offer));
    }
  const areas = REGIONS.filter((area) => found.has(area));
  const regions = areas.map((area) => ({
    key: area.key,
    name: area.name[locale],
    offers: [...(found.get(area) ?? [])],
  }));
  const marked = areas.map(({ lat, lon, name }, index) => ({
    ...{ kind: "place" as const, lat, lon, name: name[locale], number: String(index + 1) },
  }));
  return { drawing: drawMap(locale, marked), regions };
}

/** Draws where the agency is, with the ports where it collects its guests. */
export function drawOfficeMap(
  office: Spot & { readonly name: string },
  ports: readonly MappedPort[],
  locale: Locale,
): MapDrawing {
  const point = toWorld(office);
  const away = ports.filter((port) => getDistance(toWorld(port), point) > NEARBY);
  return drawMap(locale, [
    { kind: "office", ...office },
    ...away.map(({ lat, lon, short_name }) => ({ kind: "port" as const, lat, lon, name: short_name })),
  ]);
}
