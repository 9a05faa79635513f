import type { MapMark } from "./drawing";
import { getDistance, round } from "./world";

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
