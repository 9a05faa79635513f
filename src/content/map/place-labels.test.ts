/** @jest-environment node */
import { VIEW } from "../../domain/config/picture-sizes";
import type { MapMark } from "./drawing";
import { placeLabels, type Named } from "./place-labels";

function createNamed(x: number, y: number, name: string): Named {
  const mark: MapMark = { kind: "place", x, y, number: null, label: null };
  return { mark, name, radius: 10 };
}

it("a name stands beside its mark, and one at the right edge on the left of it", () => {
  const [middle, edge] = [createNamed(100, 100, "Saona"), createNamed(VIEW.width - 14, 200, "Punta Cana")];
  placeLabels([middle, edge], [], []);
  expect(middle.mark.label).toMatchObject({ anchor: "start", lines: ["Saona"] });
  expect(edge.mark.label).toMatchObject({ anchor: "end" });
});

it("a long name takes two lines", () => {
  const named = createNamed(60, 100, "Whale-watching area off Samaná");
  placeLabels([named], [], []);
  expect(named.mark.label?.lines).toEqual(["Whale-watching", "area off Samaná"]);
});

it("a name avoids the way where it can", () => {
  const named = createNamed(100, 100, "Saona");
  const way = Array.from({ length: 20 }, (_, step) => [112 + step * 2, 100] as const);
  placeLabels([named], [], way);
  expect(named.mark.label?.anchor).not.toBe("start");
});

it("a name for which there is no room is left out, and the first comes first", () => {
  const crowd = Array.from({ length: 5 }, (_, row) => createNamed(60, 60 + row * 3, `Place ${row}`));
  const free = createNamed(60, 60, "Bayahíbe");
  const everywhere = { left: 90, top: 0, right: VIEW.width, bottom: VIEW.height };
  placeLabels([free, ...crowd], [everywhere], []);
  expect(free.mark.label).not.toBeNull();
  expect(crowd.some(({ mark }) => mark.label === null)).toBe(true);
});
