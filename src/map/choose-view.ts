import { VIEW } from "../config/map";
import { UNITS_PER_KM, type Point } from "./world";

/** The part of the plane that a map shows. */
export interface View {
  /** Converts a point of the plane into a point of the drawing. */
  project: (point: Point) => Point;
  /** Drawing units per unit of the plane. */
  scale: number;
  /** The `transform` attribute of the coast. */
  transform: string;
}

/** No map shows a narrower part: the coast at 1:10 million has too little detail, and the place could not be recognized. */
export const MIN_WIDTH = 42 * UNITS_PER_KM;
/** Free space around the outermost points, for their labels. */
const PADDING = 38;

function getSpan(values: readonly number[]): readonly [middle: number, span: number] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return [(min + max) / 2, max - min];
}

/** Chooses the smallest view that shows all points, centred. */
export function chooseView(points: readonly Point[]): View {
  const [middleX, spanX] = getSpan(points.map(([x]) => x));
  const [middleY, spanY] = getSpan(points.map(([, y]) => y));
  const scale = Math.min(
    (VIEW.width - 2 * PADDING) / spanX,
    (VIEW.height - 2 * PADDING) / spanY,
    VIEW.width / MIN_WIDTH,
  );
  const left = VIEW.width / 2 - middleX * scale;
  const top = VIEW.height / 2 - middleY * scale;
  return {
    scale,
    project: ([x, y]) => [x * scale + left, y * scale + top],
    transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`,
  };
}
