import type { Locale } from "../../domain/config/locales";

/** A point of the world's plane or of a drawing: x to the east, y to the south. */
export type Point = readonly [x: number, y: number];

/** Where something is, in degrees. */
export interface Spot {
  readonly lat: number;
  readonly lon: number;
}

/** A thousandth of a degree of latitude: 111 metres. The outline (artwork/map/draw-coast.mjs) is in the same units. */
export const UNITS_PER_KM = 1000 / 111.2;

const ORIGIN: Spot = { lon: -72.5, lat: 20.5 };
const UNITS = 1000;
/** The length of a degree of longitude relative to one of latitude: nearly the same everywhere on maps of a small country. */
const NARROWING = Math.cos((18.6 * Math.PI) / 180);

/** Projects a spot onto the world's plane. */
export function toWorld({ lat, lon }: Spot): Point {
  return [(lon - ORIGIN.lon) * UNITS * NARROWING, (ORIGIN.lat - lat) * UNITS];
}

export function getDistance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Finds the spot that is nearest to another one. */
export function findNearest<Other extends Spot>(spot: Spot, others: readonly Other[]): Other | undefined {
  const point = toWorld(spot);
  const getWay = (other: Other) => getDistance(toWorld(other), point);
  return [...others].sort((a, b) => getWay(a) - getWay(b))[0];
}

export function getBetween([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Rounds a coordinate of a drawing to a tenth of a unit. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Turning points of boats, off every harbour and cape: ways between them do not cross land. */
export const SEA_LANES: readonly Spot[] = [
  { lat: 18.465, lon: -69.88 }, // off Santo Domingo
  { lat: 18.4, lon: -69.6 }, // off Boca Chica
  { lat: 18.375, lon: -69.2 }, // off San Pedro de Macorís
  { lat: 18.385, lon: -69.045 }, // north-west of Catalina
  { lat: 18.33, lon: -69.03 }, // south-west of Catalina
  { lat: 18.39, lon: -68.985 }, // between La Romana and Catalina
  { lat: 18.4, lon: -68.958 }, // La Romana's roads
  { lat: 18.385, lon: -68.885 }, // the mouth of the Chavón
  { lat: 18.36, lon: -68.86 }, // Bayahíbe's roads
  { lat: 18.33, lon: -68.845 }, // off Dominicus
  { lat: 18.27, lon: -68.81 }, // off the park's coast
  { lat: 18.235, lon: -68.79 }, // off Palmilla
  { lat: 18.2, lon: -68.775 }, // where the Catuano channel begins
  { lat: 18.195, lon: -68.7 }, // in the Catuano channel
  { lat: 18.21, lon: -68.62 }, // where it ends, by Catalinita
  { lat: 18.17, lon: -68.8 }, // west of Saona
  { lat: 18.115, lon: -68.77 }, // Saona's south-western cape
  { lat: 18.095, lon: -68.72 }, // off Mano Juan
  { lat: 18.08, lon: -68.56 }, // Saona's south-eastern cape
  { lat: 18.3, lon: -68.56 }, // the bay of Yuma
  { lat: 18.32, lon: -68.38 }, // off Boca de Yuma's cape
  { lat: 18.45, lon: -68.36 }, // off Cap Cana
  { lat: 18.6, lon: -68.29 }, // off Punta Cana
  { lat: 18.72, lon: -68.36 }, // off Bávaro
  { lat: 18.95, lon: -68.7 }, // off Uvero Alto
  { lat: 19.06, lon: -69.1 }, // before the bay of Samaná
  { lat: 19.13, lon: -69.2 }, // where the whales are
  { lat: 19.14, lon: -69.3 }, // by Cayo Levantado
  { lat: 19.11, lon: -69.37 }, // off Sabana de la Mar
  { lat: 19.1, lon: -69.48 }, // off Los Haitises
];

/** A part of the country or of the sea that maps name. */
export interface Area extends Spot {
  readonly key: string;
  readonly name: Readonly<Record<Locale, string>>;
}

function createArea(key: string, lat: number, lon: number, en: string, es = en, it = en): Area {
  return { key, lat, lon, name: { en, es, it } };
}

export const AREAS: readonly Area[] = [
  createArea("bayahibe", 18.371, -68.841, "Bayahíbe"),
  createArea("saona", 18.155, -68.7, "Saona Island", "Isla Saona", "Isola Saona"),
  createArea("palmilla", 18.238, -68.776, "Palmilla"),
  createArea("catalina", 18.3576, -69.003, "Catalina Island", "Isla Catalina", "Isola Catalina"),
  createArea("la-romana", 18.4273, -68.9728, "La Romana"),
  createArea("altos-de-chavon", 18.4228, -68.889, "Altos de Chavón"),
  createArea("yuma", 18.43, -68.67, "San Rafael del Yuma"),
  createArea("higuey", 18.616, -68.708, "Higüey"),
  createArea("cap-cana", 18.468, -68.41, "Cap Cana"),
  createArea("punta-cana", 18.582, -68.405, "Punta Cana"),
  createArea("samana", 19.205, -69.336, "Samaná"),
  createArea("los-haitises", 19.05, -69.52, "Los Haitises"),
  createArea("sabana-de-la-mar", 19.0597, -69.3892, "Sabana de la Mar"),
  createArea("boca-chica", 18.45, -69.61, "Boca Chica"),
  createArea("santo-domingo", 18.475, -69.88, "Santo Domingo"),
];

/** The seas around it. */
export const SEAS: readonly Area[] = [
  createArea("caribbean", 18.17, -69.2, "Caribbean Sea", "Mar Caribe", "Mar dei Caraibi"),
  createArea("caribbean-south", 18.03, -68.85, "Caribbean Sea", "Mar Caribe", "Mar dei Caraibi"),
  createArea("mona", 18.3, -68.3, "Mona Passage", "Canal de la Mona", "Canale della Mona"),
  createArea("samana-bay", 19.13, -69.42, "Samaná Bay", "Bahía de Samaná", "Baia di Samaná"),
  createArea("atlantic", 19.25, -68.7, "Atlantic Ocean", "Océano Atlántico", "Oceano Atlantico"),
];
