// npm run map: draws the coast of the maps from Natural Earth's data (public domain, npm package world-atlas), 1:10 million, and the few
// islands it leaves out. Writes the outline that maps reckon with and the picture of it that pages show; both are committed.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { feature } from "topojson-client";

const OUTLINE = "src/content/map/coast.json";
const FOLDER = "static/map";
/** West, south, east, north: the Dominican Republic with some sea. What lies across the border is cut off. */
const BOX = [-72.2, 17.3, -67.6, 20.2];
/** As in src/content/map/areas.ts: units of a thousandth of a degree of latitude. */
const ORIGIN = { lon: -72.5, lat: 20.5 };
const UNITS = 1000;
const NARROWING = Math.cos((18.6 * Math.PI) / 180);

function toWorld([lon, lat]) {
  return [Math.round((lon - ORIGIN.lon) * UNITS * NARROWING), Math.round((ORIGIN.lat - lat) * UNITS)];
}

/** Cuts a ring off at one side of the box (Sutherland and Hodgman). */
function cut(ring, axis, limit, sign) {
  const isInside = (point) => (point[axis] - limit) * sign <= 0;
  return ring.flatMap((point, index) => {
    const last = ring.at(index - 1);
    const share = (limit - last[axis]) / (point[axis] - last[axis]);
    const between = [last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])];
    if (isInside(point)) return isInside(last) ? [point] : [between, point];
    return isInside(last) ? [between] : [];
  });
}

function clip(ring) {
  const [west, south, east, north] = BOX;
  return [
    [0, east, 1],
    [0, west, -1],
    [1, north, 1],
    [1, south, -1],
  ].reduce((left, side) => (left.length ? cut(left, ...side) : left), ring.slice(0, -1));
}

/** A curve through all points, as whole numbers relative to each other, which is shortest. */
function toPath(ring) {
  const at = (index) => ring[(index + ring.length) % ring.length];
  const curves = ring.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const near = [0, 1].map((axis) => Math.round((to[axis] - before[axis]) / 6));
    const far = [0, 1].map((axis) => Math.round(to[axis] - from[axis] - (after[axis] - from[axis]) / 6));
    const end = [0, 1].map((axis) => to[axis] - from[axis]);
    return [...near, ...far, ...end].join(" ").replaceAll(" -", "-");
  });
  return `M${ring[0].join(" ")}c${curves.join(" ").replaceAll(" -", "-")}z`;
}

function getRings(collection) {
  const shapes = collection.features.map(({ geometry }) => geometry);
  return shapes
    .flatMap(({ type, coordinates }) => (type === "Polygon" ? [coordinates] : coordinates))
    .map(([outer]) => outer);
}

const require = createRequire(import.meta.url);
const atlas = require("world-atlas/land-10m.json");
const islands = JSON.parse(readFileSync("artwork/map/small-islands.json", "utf8"));
const land = feature(atlas, atlas.objects.land);
const rings = [...getRings(land), ...getRings(islands)]
  .map(clip)
  .filter((ring) => ring.length > 2)
  .map((ring) => ring.map(toWorld));

// A line keeps its width however far a map has zoomed in; of all that cannot be inherited from the page.
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="coast" vector-effect="non-scaling-stroke" stroke-linejoin="round" d="${rings.map(toPath).join("")}"/></svg>\n`;
const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
const file = `coast-${hash}.svg`;
for (const name of readdirSync(FOLDER)) rmSync(`${FOLDER}/${name}`);
writeFileSync(`${FOLDER}/${file}`, svg);
writeFileSync(OUTLINE, `${JSON.stringify({ href: `/map/${file}#coast`, rings })}\n`);
console.log(`${rings.length} coasts, ${rings.flat().length} points, ${svg.length} bytes: ${FOLDER}/${file}`);
