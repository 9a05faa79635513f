#!/usr/bin/env node
// Draws the portraits of the team and the office to content/media. node artwork/portraits/draw-portraits.mjs
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

import { drawOffice } from "./draw-office.mjs";
import { drawPerson } from "./draw-person.mjs";
import { PEOPLE } from "./people.mjs";

const media = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "content", "media");
const JPEG = { quality: 88, mozjpeg: true };

async function write(svg, target) {
  const file = join(media, target);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).jpeg(JPEG).toFile(file);
}

for (const [name, person] of Object.entries(PEOPLE)) await write(drawPerson(person), `team/${name}.jpg`);
await write(drawOffice(), "home/office.jpg");
