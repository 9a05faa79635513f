#!/usr/bin/env node
// Draws artwork/contact-sheet.jpg: every picture in content/media, small, with its name. node artwork/contact-sheet.mjs
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = dirname(fileURLToPath(import.meta.url));
const media = join(here, "..", "content", "media");
const COLUMNS = 6;
const CELL = { width: 400, height: 267, label: 26, gap: 10 };

/** Where the scenes' pictures go, e.g. `home/hero.jpg`. */
function listTargets() {
  const sources = readdirSync(join(here, "scenes"))
    .filter((file) => file.endsWith(".py"))
    .map((file) => readFileSync(join(here, "scenes", file), "utf8"));
  return sources.flatMap((source) => /^TARGET = "([^"]+)"/m.exec(source)?.[1] ?? []).sort();
}

function drawLabel(text) {
  const { width, label } = CELL;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="2" y="18" font-family="sans-serif" font-size="15" fill="#10262c">${text}</text></svg>`,
  );
}

async function drawCell(target, index) {
  const left = CELL.gap + (index % COLUMNS) * (CELL.width + CELL.gap);
  const top = CELL.gap + Math.floor(index / COLUMNS) * (CELL.height + CELL.label + CELL.gap);
  const { width, height } = CELL;
  const picture = await sharp(join(media, target)).resize(width, height, { fit: "cover" }).toBuffer();
  return [
    { input: picture, left, top },
    { input: drawLabel(target), left, top: top + height },
  ];
}

const targets = listTargets().filter((target) => existsSync(join(media, target)));
const rows = Math.ceil(targets.length / COLUMNS);
const canvas = {
  width: CELL.gap + COLUMNS * (CELL.width + CELL.gap),
  height: CELL.gap + rows * (CELL.height + CELL.label + CELL.gap),
  channels: 3,
  background: "#fffdf8",
};
const cells = await Promise.all(targets.map(drawCell));
await sharp({ create: canvas })
  .composite(cells.flat())
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(here, "contact-sheet.jpg"));
const missing = listTargets().filter((target) => !targets.includes(target));
console.log(`artwork/contact-sheet.jpg: ${targets.length} pictures`);
if (missing.length > 0) console.log(`not rendered yet: ${missing.join(", ")}`);
