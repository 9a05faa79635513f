import { VIEW } from "../../domain/config/site-pages";
import type { MapDrawing } from "./drawing";
import type { Box } from "./place-labels";
import { round, UNITS_PER_KM, type Point } from "./areas";

const LENGTHS_KM = [50, 20, 10, 5, 2];
const MAX_BAR_WIDTH = 90;
const MARGIN = 12;
const ROSE = 17;
/** The corners, those first that are seldom land. */
const CORNERS = [
  [1, 1],
  [0, 1],
  [1, 0],
  [0, 0],
] as const;

type Corner = (typeof CORNERS)[number];

function getBox([east, south]: Corner, width: number, height: number): Box {
  const left = east ? VIEW.width - MARGIN - width : MARGIN;
  const top = south ? VIEW.height - MARGIN - height : MARGIN;
  return { left, top, right: left + width, bottom: top + height };
}

function count({ left, top, right, bottom }: Box, points: readonly Point[]): number {
  const air = 12;
  return points.filter(([x, y]) => x > left - air && x < right + air && y > top - air && y < bottom + air)
    .length;
}

/** Places the compass rose and the scale bar in the corners with the fewest points. */
export function placeFurniture(
  scale: number,
  points: readonly Point[],
): Pick<MapDrawing, "rose" | "scale"> & { boxes: Box[] } {
  const km = LENGTHS_KM.find((length) => length * UNITS_PER_KM * scale <= MAX_BAR_WIDTH) ?? 1;
  const width = round(km * UNITS_PER_KM * scale);
  const choose = (wide: number, high: number, corners: readonly Corner[]) =>
    corners
      .map((corner) => {
        const box = getBox(corner, wide, high);
        return { corner, box, covered: count(box, points) };
      })
      .sort((a, b) => a.covered - b.covered)[0];
  const rose = choose(2 * ROSE, 2 * ROSE + 8, CORNERS);
  const bar = choose(
    width,
    18,
    CORNERS.filter((corner) => corner !== rose?.corner),
  );
  const [roseBox, barBox] = [rose?.box ?? getBox([1, 1], 0, 0), bar?.box ?? getBox([0, 1], 0, 0)];
  return {
    rose: { x: roseBox.left + ROSE, y: roseBox.bottom - ROSE },
    scale: { x: round(barBox.left), y: round(barBox.bottom), width, label: `${km} km` },
    boxes: [roseBox, barBox],
  };
}
