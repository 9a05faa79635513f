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
