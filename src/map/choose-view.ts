import { VIEW } from "../config/map";
import { UNITS_PER_KM, type Point } from "./world";

/** How much of the plane a map shows. */
export interface View {
  /** Gets where a point of the plane is in the drawing. */
  project: (point: Point) => Point;
  /** Drawing units for one of the plane. */
  scale: number;
  /** The transformation of the coast, as SVG writes it. */
  transform: string;
}

/** Below this the coast of 1:10 million is too plain, and nobody sees where in the country the map is. */
const NARROWEST = 42 * UNITS_PER_KM;
/** Free space around the outermost points, for their labels. */
const PADDING = 38;

function getSpan(values: readonly number[]): readonly [middle: number, span: number] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return [(min + max) / 2, max - min];
}

/** Chooses the part of the country that shows all points in the middle of the drawing. */
export function chooseView(points: readonly Point[]): View {
  const [middleX, spanX] = getSpan(points.map(([x]) => x));
  const [middleY, spanY] = getSpan(points.map(([, y]) => y));
  const scale = Math.min(
    (VIEW.width - 2 * PADDING) / spanX,
    (VIEW.height - 2 * PADDING) / spanY,
    VIEW.width / NARROWEST,
  );
  const left = VIEW.width / 2 - middleX * scale;
  const top = VIEW.height / 2 - middleY * scale;
  return {
    scale,
    project: ([x, y]) => [x * scale + left, y * scale + top],
    transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`,
  };
}
