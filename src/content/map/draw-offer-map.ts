import type { Locale } from "../../domain/config/locales";
import { AREAS, type Area, findNearest, getDistance, toWorld, UNITS_PER_KM, type Spot } from "./areas";
import { MIN_WIDTH, drawMap, type Marked } from "./draw-map";
import type { MapDrawing } from "./drawing";
import { findWay, type Leg } from "./find-way";

/** The fields of an offer that its map is made of, named as in the content files. */
export interface MappedOffer {
  readonly collection: string;
  readonly boat?: unknown;
  readonly category_tags: readonly string[];
  readonly duration_hours?: number | null | undefined;
  readonly ports: readonly string[];
  readonly places: readonly (Spot & { readonly name: string })[];
}

/** A port, named as in content/settings/ports.json. */
export interface MappedPort extends Spot {
  readonly key: string;
  readonly short_name: string;
}

interface Group extends Spot {
  numbers: number[];
  names: string[];
}

const DAY_HOURS = 24;
const AREA_REACH = 12 * UNITS_PER_KM;

function isInCountry({ lat, lon }: Spot): boolean {
  return lat > 17 && lat < 21 && lon > -73 && lon < -67;
}

/** Marks that would overlap on the map of all places become one. */
function getReach(spots: readonly Spot[]): number {
  const points = spots.map(toWorld);
  const span = Math.max(...points.flatMap((a) => points.map((b) => getDistance(a, b))), 0);
  return (Math.max(span * 1.25, MIN_WIDTH) / 340) * 19;
}

/** Groups places that are too close to each other for marks of their own. */
function groupPlaces(places: MappedOffer["places"], reach: number): Group[] {
  const groups: Group[] = [];
  for (const [index, { name, lat, lon }] of places.entries()) {
    const near = groups.find((group) => getDistance(toWorld(group), toWorld({ lat, lon })) < reach);
    if (!near) groups.push({ lat, lon, numbers: [index + 1], names: [name] });
    else {
      near.numbers.push(index + 1);
      near.names.push(name);
    }
  }
  return groups;
}

function formatNumbers(numbers: readonly number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const isRow = numbers.length > 1 && last - first === numbers.length - 1;
  return isRow ? `${first}–${last}` : numbers.join(", ");
}

/** One place has its own name, several have that of the part of the country where they are. */
function getGroupName(group: Group, locale: Locale): string {
  if (group.names.length === 1) return group.names[0] ?? "";
  const area = findNearest(group, AREAS);
  return area && getDistance(toWorld(area), toWorld(group)) < AREA_REACH ? area.name[locale] : "";
}

/**
 * The places of a tour are visited one after the other, those of a boat are a choice, each from the port nearby. Services go where the
 * guest wants, and packages of several days have no one way: no line is drawn for them.
 */
function findLegs(offer: MappedOffer, ports: readonly MappedPort[]): Leg[] {
  const isAtSea = offer.category_tags.includes("sea");
  const getStart = (spot: Spot) => toWorld(findNearest(spot, ports) ?? spot);
  const stops = offer.places.map(toWorld);
  if (offer.boat) return offer.places.flatMap((spot) => findWay([getStart(spot), toWorld(spot)], isAtSea));
  const [first] = offer.places;
  const isOneTour = offer.collection !== "services" && (offer.duration_hours ?? 0) <= DAY_HOURS;
  return first && isOneTour ? findWay([getStart(first), ...stops], isAtSea) : [];
}

/**
 * Draws the map of an offer: its places, numbered as in the list beside the map, the nearest ports, and the ways between them.
 * `null` for an offer without places and for a draft whose places have no position yet.
 */
export function drawOfferMap(
  offer: MappedOffer,
  allPorts: readonly MappedPort[],
  locale: Locale,
): MapDrawing | null {
  const [first] = offer.places;
  if (!first || !offer.places.every(isInCountry)) return null;
  const ports = allPorts.filter(({ key }) => offer.ports.includes(key));
  const isBoat = Boolean(offer.boat);
  const starts = (isBoat ? offer.places : [first]).flatMap((spot) => findNearest(spot, ports) ?? []);
  const reach = getReach([...starts, ...offer.places]);
  const groups = groupPlaces(offer.places, reach);
  const isFree = (port: Spot) =>
    groups.every((group) => getDistance(toWorld(group), toWorld(port)) > reach * 0.9);
  const shownPorts = [...new Set(starts)].filter(isFree);
  const isPortName = (name: string) => shownPorts.some((port) => port.short_name === name);
  const getName = (group: Group) => {
    const name = getGroupName(group, locale);
    return isPortName(name) ? "" : name;
  };
  const marked: Marked[] = [
    ...groups.map((group) => ({
      kind: "place" as const,
      lat: group.lat,
      lon: group.lon,
      name: getName(group),
      number: formatNumbers(group.numbers),
    })),
    ...shownPorts.map(({ lat, lon, short_name }) => ({ kind: "port" as const, lat, lon, name: short_name })),
  ];
  return drawMap(locale, marked, findLegs(offer, ports));
}

/** A part of the country on the map of all offers, and where they lead to in it. */
interface MapRegion<Offer> {
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
