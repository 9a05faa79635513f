import { crossesLand } from "./crosses-land";
import { SEA_LANES } from "./sea-lanes";
import { getDistance, toWorld, UNITS_PER_KM, type Point } from "./world";

/** Harbours and beaches are on the shore, which at 1:10 million means within a few kilometres of the drawn coast. */
const SHORE = 3.5 * UNITS_PER_KM;
/** The longest straight part of a way: for longer trips boats leave from another harbour. */
const MAX_HOP = 70 * UNITS_PER_KM;

const lanes: readonly Point[] = SEA_LANES.map(toWorld);
let hops: ReadonlyMap<Point, readonly Point[]> | undefined;

function isHop(from: Point, to: Point, shore: number): boolean {
  const distance = getDistance(from, to);
  return distance > 0 && distance <= MAX_HOP && !crossesLand(from, to, shore);
}

/** Which turning points have no land between them; computed once. */
function getHops(): ReadonlyMap<Point, readonly Point[]> {
  hops ??= new Map(lanes.map((from) => [from, lanes.filter((to) => isHop(from, to, 0))]));
  return hops;
}

function getLength(way: readonly Point[]): number {
  return way.reduce((sum, point, index) => sum + getDistance(point, way[index - 1] ?? point), 0);
}

function searchSeaWay(from: Point, to: Point): readonly Point[] | undefined {
  if (isHop(from, to, SHORE)) return [from, to];
  const ends = new Set(lanes.filter((point) => isHop(point, to, SHORE)));
  const open = lanes.filter((point) => isHop(from, point, SHORE)).map((point) => [from, point]);
  const done = new Set<Point>();
  const ways: Point[][] = [];
  while (open.length > 0) {
    open.sort((a, b) => getLength(b) - getLength(a));
    const way = open.pop() ?? [];
    const last = way.at(-1);
    if (!last || done.has(last)) continue;
    done.add(last);
    if (ends.has(last)) ways.push([...way, to]);
    for (const next of getHops().get(last) ?? []) if (!done.has(next)) open.push([...way, next]);
  }
  return ways.sort((a, b) => getLength(a) - getLength(b))[0];
}

const known = new Map<string, readonly Point[] | undefined>();

/** Finds the shortest way by sea between two places on the shore or at sea; `undefined` when there is none. Results are cached. */
export function findSeaWay(from: Point, to: Point): readonly Point[] | undefined {
  const key = String([from, to]);
  if (!known.has(key)) known.set(key, searchSeaWay(from, to));
  return known.get(key);
}

/** Tells whether a way by sea is so much longer than the straight line that one would go over land. */
export function isDetour(way: readonly Point[]): boolean {
  const [from, to] = [way[0], way.at(-1)];
  return !from || !to || getLength(way) > 2.4 * getDistance(from, to) + 20 * UNITS_PER_KM;
}
