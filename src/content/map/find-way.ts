import { SEA_LANES, getBetween, type Point, getDistance, toWorld, UNITS_PER_KM } from "./areas";
import coast from "./coast.json";

/** A part of a way, either by sea or over land. */
export interface Leg {
  kind: "sea" | "land";
  points: readonly Point[];
}

/** The road is not known: a slight bend shows that the line is not one. */
function bend(from: Point, to: Point): Point {
  const [x, y] = getBetween(from, to, 0.5);
  return [x + (to[1] - from[1]) * 0.12, y - (to[0] - from[0]) * 0.12];
}

function findLeg(from: Point, to: Point, isAtSea: boolean): Leg {
  const points = isAtSea ? findSeaWay(from, to) : undefined;
  if (points && !isDetour(points)) return { kind: "sea", points };
  return { kind: "land", points: [from, bend(from, to), to] };
}

/** Finds the way through all stops in their order: by sea where boats go, otherwise over land. */
export function findWay(stops: readonly Point[], isAtSea: boolean): Leg[] {
  const legs: Leg[] = [];
  for (const [index, to] of stops.slice(1).entries()) {
    const leg = findLeg(stops[index] ?? to, to, isAtSea);
    const last = legs.at(-1);
    if (last?.kind === leg.kind) last.points = [...last.points, ...leg.points.slice(1)];
    else legs.push({ ...leg });
  }
  return legs;
}

/** Samples a Catmull-Rom curve through all points, `steps` points for each part. */
export function toCurve(points: readonly Point[], steps = 8): Point[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      return [at(0), at(1)] as const;
    });
  });
}

/** Writes the same curve as an SVG path of cubic Bézier curves. */
export function toPath(points: readonly Point[]): string {
  const write = (point: Point) => point.map((value) => String(Math.round(value * 10) / 10)).join(" ");
  const [first = [0, 0] as const] = points;
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    const near = getBetween(from, [from[0] + to[0] - before[0], from[1] + to[1] - before[1]], 1 / 6);
    const far = getBetween(to, [to[0] + from[0] - after[0], to[1] + from[1] - after[1]], 1 / 6);
    return `C${[near, far, to].map(write).join(" ")}`;
  });
  return `M${write(first)}${curves.join("")}`;
}

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

const STEP = 0.8 * UNITS_PER_KM;

/** A coast and the rectangle around it: most points are outside of it. */
interface Ring {
  points: readonly number[][];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function toRing(points: number[][]): Ring {
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return {
    ...{ points, left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

const rings = coast.rings.map(toRing);

/** Counts how often a line to the right of the point crosses the coast. A loop, because a build asks millions of times. */
function isInside({ points, left, right, top, bottom }: Ring, [x, y]: Point): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let inside = false;
  let [bx = 0, by = 0] = points.at(-1) ?? [];
  for (const point of points) {
    const ax = point[0] ?? 0;
    const ay = point[1] ?? 0;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    bx = ax;
    by = ay;
  }
  return inside;
}

function isLand(point: Point): boolean {
  return rings.some((ring) => isInside(ring, point));
}

/** Tells whether a straight way crosses land further than `tolerance` from its ends, which may be on the shore. */
export function crossesLand(from: Point, to: Point, tolerance = 0): boolean {
  const length = getDistance(from, to);
  const steps = Math.max(1, Math.ceil(length / STEP));
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    if (Math.min(share, 1 - share) * length >= tolerance && isLand(getBetween(from, to, share))) return true;
  }
  return false;
}
