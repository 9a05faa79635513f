import coast from "./coast.json";
import { getBetween, getDistance, UNITS_PER_KM, type Point } from "./world";

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
