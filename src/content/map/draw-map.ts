import type { Locale } from "../../domain/config/locales";
import { VIEW } from "../../domain/config/site-pages";
import { AREAS, SEAS, getDistance, round, toWorld, type Point, type Spot, UNITS_PER_KM } from "./areas";
import coast from "./coast.json";
import type { MapDrawing, MapMark } from "./drawing";
import { toCurve, toPath, type Leg } from "./find-way";
import { placeFurniture } from "./furniture";
import { placeLabels, type Named, spreadMarks } from "./place-labels";

/** A place, port or office to be marked on a map. */
export interface Marked extends Spot {
  kind: "place" | "port" | "office";
  name: string;
  number?: string;
}

const RADIUS = { place: 10, port: 6, office: 11 } as const;
/** The height of a pin's head above its point. */
const PIN_HEIGHT = 16;
/** All points of the coast. */
const SHORE = coast.rings.flat().map(([x = 0, y = 0]): Point => [x, y]);
/** The distance between the name of an area and any mark. */
const MARGIN = 14;

function isInView([x, y]: Point): boolean {
  return x > 0 && y > 0 && x < VIEW.width && y < VIEW.height;
}

/** Lists the areas and seas in view that no mark names or covers. */
function getSurroundings(locale: Locale, project: (point: Point) => Point, named: readonly Named[]): Named[] {
  const toNamed = (kind: string) => (area: (typeof AREAS)[number]) => {
    const [x, y] = project(toWorld(area));
    return {
      mark: { kind, x: round(x), y: round(y), number: null, label: null },
      name: area.name[locale],
      radius: 0,
    };
  };
  const isUnnamed = ({ mark, name }: Named) =>
    isInView([mark.x, mark.y]) &&
    named.every(
      (other) =>
        !other.name.includes(name) &&
        getDistance([mark.x, mark.y], [other.mark.x, other.mark.y]) > MARGIN + other.radius,
    );
  const all = [...AREAS.map(toNamed("area")), ...SEAS.map(toNamed("sea"))].filter(isUnnamed);
  // One name for a sea is enough.
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

/** Draws a map that shows all of `marked` and all legs. */
export function drawMap(locale: Locale, marked: readonly Marked[], legs: readonly Leg[] = []): MapDrawing {
  const curves = legs.map(({ points }) => toCurve(points));
  const { project, scale, transform } = chooseView([...marked.map(toWorld), ...curves.flat()]);
  const way = curves.flat().map(project);
  const named = marked.map(({ kind, name, number, ...spot }): Named => {
    const [x, y] = project(toWorld(spot));
    const mark: MapMark = { kind, x: round(x), y: round(y), number: number ?? null, label: null };
    return { mark, name, radius: RADIUS[kind], lift: kind === "office" ? PIN_HEIGHT : 0 };
  });
  spreadMarks(named.filter(({ mark }) => mark.number !== null).map(({ mark }) => mark));
  const points = [...way, ...named.map(({ mark }): Point => [mark.x, mark.y])];
  const shore = SHORE.map(project).filter(isInView);
  const { rose, scale: bar, boxes } = placeFurniture(scale, [...points, ...shore]);
  const surroundings = getSurroundings(locale, project, named);
  placeLabels([...named, ...surroundings], boxes, way);
  return {
    coast: coast.href,
    coast_transform: transform,
    ways: legs.map(({ kind, points: stops }) => ({ kind, d: toPath(stops.map(project)) })),
    marks: [...surroundings.filter(({ mark }) => mark.label), ...named].map(({ mark }) => mark),
    scale: bar,
    rose,
  };
}

/** The part of the plane that a map shows. */
interface View {
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
function chooseView(points: readonly Point[]): View {
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
