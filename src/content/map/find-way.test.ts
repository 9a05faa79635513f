/** @jest-environment node */
import { crossesLand, findSeaWay, isDetour } from "./find-way";
import { SEA_LANES, toWorld, UNITS_PER_KM, type Point } from "./areas";

const BAYAHIBE = toWorld({ lat: 18.371, lon: -68.841 });
const MANO_JUAN = toWorld({ lat: 18.136, lon: -68.741 });
const CABEZA_DE_TORO = toWorld({ lat: 18.646, lon: -68.355 });
const HIGUEY = toWorld({ lat: 18.616, lon: -68.715 });

function getHops(way: readonly Point[]): (readonly [Point, Point])[] {
  return way.slice(1).map((to, index) => [way[index] ?? to, to]);
}

it("every turning point of the boats is at sea", () => {
  expect(SEA_LANES.filter((spot) => crossesLand(toWorld(spot), toWorld(spot)))).toEqual([]);
});

it("a boat goes round capes and islands, and over no land but that of its harbours", () => {
  for (const [from, to] of [
    [BAYAHIBE, MANO_JUAN],
    [BAYAHIBE, CABEZA_DE_TORO],
  ] as const) {
    const way = findSeaWay(from, to) ?? [];
    expect(way[0]).toBe(from);
    expect(way.at(-1)).toBe(to);
    for (const [start, end] of getHops(way)) expect(crossesLand(start, end, 3.5 * UNITS_PER_KM)).toBe(false);
  }
});

it("no boat goes inland", () => {
  expect(findSeaWay(BAYAHIBE, HIGUEY)).toBeUndefined();
});

it("a way is a detour when the one over land is so much shorter", () => {
  expect(isDetour(findSeaWay(BAYAHIBE, MANO_JUAN) ?? [])).toBe(false);
  expect(isDetour([BAYAHIBE, toWorld({ lat: 17.9, lon: -67.6 }), HIGUEY])).toBe(true);
});
