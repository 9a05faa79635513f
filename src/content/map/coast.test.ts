/** @jest-environment node */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { crossesLand } from "./find-way";
import coast from "./coast.json";
import { toWorld } from "./areas";

const isLand = (lat: number, lon: number) => {
  const point = toWorld({ lat, lon });
  return crossesLand(point, point);
};

it("the drawn coast is the file that is named after its content, so that it may be cached for ever", () => {
  const [file = ""] = coast.href.split("#");
  const hash = createHash("sha256")
    .update(readFileSync(`static${file}`))
    .digest("hex")
    .slice(0, 16);
  expect(file).toBe(`/map/coast-${hash}.svg`);
});

it.each([
  ["Higüey", 18.616, -68.715, true],
  ["Saona", 18.15, -68.7, true],
  ["Catalina", 18.356, -69.003, true],
  ["Catalinita", 18.193, -68.646, true],
  ["Cayo Levantado", 19.165, -69.282, true],
  ["the Catuano channel", 18.205, -68.7, false],
  ["the sea south of Saona", 18.0, -68.7, false],
  ["the Mona passage", 18.4, -68.2, false],
])("%s is where it is", (_, lat, lon, expected) => {
  expect(isLand(lat, lon)).toBe(expected);
});
