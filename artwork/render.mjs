#!/usr/bin/env node
// Renders the site's pictures: node artwork/render.mjs <scene>|--all [--preview]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const media = join(here, "..", "content", "media");
const previews = join(here, "previews");
const LIMIT = 600 * 1000; // bytes
const PREVIEW = { width: 480, samples: 24 };

const scenes = readdirSync(join(here, "scenes"))
  .filter((file) => file.endsWith(".py"))
  .map((file) => file.slice(0, -3))
  .sort();

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The constants that a scene file declares: where its picture goes and how large it is. */
function declared(name) {
  const source = readFileSync(join(here, "scenes", `${name}.py`), "utf8");
  const target = source.match(/^TARGET = "([^"]+)"/m);
  const size = source.match(/^SIZE = \((\d+), (\d+)\)/m);
  if (!target || !size) fail(`scenes/${name}.py must declare TARGET and SIZE`);
  return { target: target[1], width: Number(size[1]), height: Number(size[2]) };
}

function blender(name, png, width, samples) {
  const args = [
    "-b",
    "--factory-startup",
    "-t",
    process.env.THREADS ?? "2",
    "-P",
    join(here, "build.py"),
    "--",
    name,
    png,
    String(width),
    String(samples),
  ];
  const run = spawnSync("blender", args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (run.error?.code === "ENOENT")
    fail(
      'Blender is missing. Install it ("apt-get install blender" on Debian) and see that "blender" is on the PATH.',
    );
  if (run.status !== 0)
    fail(`Blender failed on ${name}:\n${run.stdout.slice(-3000)}\n${run.stderr.slice(-3000)}`);
}

/** The best JPEG that fits the limit. */
async function toJpeg(sharp, png, { width, height }) {
  const image = sharp(png).resize(width, height, { kernel: "lanczos3", fit: "fill" });
  for (let quality = 90; quality >= 50; quality -= 4) {
    const data = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length <= LIMIT) return data;
  }
  return fail(`${png} does not fit ${LIMIT} bytes`);
}

async function main() {
  const words = process.argv.slice(2);
  const preview = words.includes("--preview");
  const names = words.includes("--all") ? scenes : words.filter((word) => !word.startsWith("--"));
  if (!names.length)
    fail(`Usage: node artwork/render.mjs <scene>|--all [--preview]\nScenes: ${scenes.join(", ")}`);
  for (const name of names)
    if (!scenes.includes(name)) fail(`No scene "${name}". Scenes: ${scenes.join(", ")}`);
  const { default: sharp } = preview ? {} : await import("sharp");
  const work = mkdtempSync(join(tmpdir(), "artwork-"));
  for (const name of names) {
    const started = Date.now();
    const picture = declared(name);
    if (preview) {
      mkdirSync(previews, { recursive: true });
      blender(name, join(previews, `${name}.png`), PREVIEW.width, PREVIEW.samples);
      console.log(`previews/${name}.png, ${Math.round((Date.now() - started) / 1000)} s`);
      continue;
    }
    const png = join(work, `${name}.png`);
    blender(name, png, 0, 0);
    const out = join(media, picture.target);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, await toJpeg(sharp, png, picture));
    console.log(`${picture.target}, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  rmSync(work, { recursive: true, force: true });
}

await main();
