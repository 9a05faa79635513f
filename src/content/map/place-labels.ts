import { VIEW } from "../../domain/config/site-pages";
import type { MapMark } from "./drawing";
import { round, type Point, getDistance } from "./areas";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A mark, and the name to be placed beside it. */
export interface Named {
  mark: MapMark;
  name: string;
  /** From the mark's middle to its edge; 0 for a name that stands by itself. */
  radius: number;
  /** How far above its spot the sign stands, as a pin does. */
  lift?: number;
}

const LETTER = 7.3;
const LINE = 13;
const GAP = 3;
const MAX_LINE_LENGTH = 17;
const EDGE = 3;
/** A longer line would cover most of the map. */
const MAX_LABEL_LENGTH = 26;

/** How a label is anchored, and in which direction from the middle of its mark it stands. */
type Side = readonly [anchor: "start" | "middle" | "end", x: number, y: number];

const CENTRE: readonly Side[] = [["middle", 0, 0]];
const AROUND: readonly Side[] = [
  ["start", 1, 0],
  ["end", -1, 0],
  ["middle", 0, -1],
  ["middle", 0, 1],
  ["start", 0.8, -0.8],
  ["start", 0.8, 0.8],
  ["end", -0.8, -0.8],
  ["end", -0.8, 0.8],
];

/** Breaks a long name into two lines of the most similar length. */
function breakName(name: string): string[] {
  const words = name.split(" ");
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return breaks.sort((a, b) => a.longest - b.longest)[0]?.lines ?? [name];
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInView({ left, top, right, bottom }: Box): boolean {
  return left > EDGE && top > EDGE && right < VIEW.width - EDGE && bottom < VIEW.height - EDGE;
}

/** A label at one side of its mark: where its first line starts, and what it covers. */
function getLabel(lines: string[], { mark, radius, lift = 0 }: Named, [anchor, sideX, sideY]: Side) {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER;
  const height = lines.length * LINE;
  const reach = radius === 0 ? 0 : radius + GAP;
  const x = sideX * reach;
  const top = (radius === 0 ? -height / 2 : sideY * reach - (height * (1 - Math.sign(sideY))) / 2) - lift;
  const start = { start: 0, middle: -width / 2, end: -width }[anchor];
  const left = mark.x + x + start;
  const box = { left, top: mark.y + top, right: left + width, bottom: mark.y + top + height };
  return { label: { x: round(x), y: round(top + LINE * 0.77), anchor, lines }, box };
}

function getBoxAround([x, y]: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/**
 * Places names where they overlap neither marks, nor each other, nor the edge, and as few points of ways as possible, in the order of
 * the list. A name without room is left out: the list beside the map has it, too.
 */
export function placeLabels(named: readonly Named[], taken: readonly Box[], way: readonly Point[]): void {
  const boxes = [
    ...named
      .filter(({ radius }) => radius > 0)
      .map(({ mark, radius, lift = 0 }) => getBoxAround([mark.x, mark.y - lift], radius)),
    ...taken,
  ];
  for (const entry of named) {
    const { name, radius } = entry;
    if (!name) continue;
    const spellings = name.length > MAX_LINE_LENGTH ? [breakName(name)] : [[name], breakName(name)];
    const sides = radius === 0 ? CENTRE : AROUND;
    const free = spellings
      .filter((lines) => lines.every((line) => line.length <= MAX_LABEL_LENGTH))
      .flatMap((lines) => sides.map((side) => getLabel(lines, entry, side)))
      .filter(({ box }) => isInView(box) && !boxes.some((other) => isOverlapping(box, other)))
      .map((place) => ({
        ...place,
        crossings: way.filter((point) => isOverlapping(place.box, getBoxAround(point, 1))).length,
      }));
    const best = free.sort((a, b) => a.crossings - b.crossings)[0];
    if (!best) continue;
    entry.mark.label = best.label;
    boxes.push(best.box);
  }
}

/** A finger needs 24 px for each mark that is a link, on a phone that shows a unit as little less than a pixel. */
const APART = 29;
const ROUNDS = 60;

function push(mark: MapMark, from: MapMark): void {
  const distance = getDistance([mark.x, mark.y], [from.x, from.y]) || 1;
  const step = Math.max(0, APART - distance) / 4;
  mark.x += ((mark.x - from.x) / distance) * step;
  mark.y += ((mark.y - from.y) / distance) * step;
}

/** Moves marks that would cover each other apart, no further than needed. */
export function spreadMarks(marks: readonly MapMark[]): void {
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const mark of marks) for (const other of marks) if (mark !== other) push(mark, other);
  for (const mark of marks) Object.assign(mark, { x: round(mark.x), y: round(mark.y) });
}
