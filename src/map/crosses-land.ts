import coast from "./coast.json";
import { getBetween, getDistance, UNITS_PER_KM, type Point } from "./world";

const STEP = 0.8 * UNITS_PER_KM;

function isInside(ring: readonly number[][], [x, y]: Point): boolean {
  let inside = false;
  ring.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function isLand(point: Point): boolean {
  return coast.rings.some((ring) => isInside(ring, point));
}

/** Tells whether a straight way crosses land further than `tolerance` from its ends, which may be on the shore. */
export function crossesLand(from: Point, to: Point, tolerance = 0): boolean {
  const length = getDistance(from, to);
  const steps = Math.max(1, Math.ceil(length / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => step / steps)
    .filter((share) => Math.min(share, 1 - share) * length >= tolerance)
    .some((share) => isLand(getBetween(from, to, share)));
}
