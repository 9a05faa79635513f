import { findSeaWay, isDetour } from "./find-sea-way";
import { getBetween, type Point } from "./world";

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
