#!/usr/bin/env node
// Renders the site's pictures: node artwork/render.mjs <scene>|--all [--preview], and the moving one: node artwork/render.mjs <scene> --loop
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const media = join(here, "..", "content", "media");
const previews = join(here, "previews");
const LIMIT = 600 * 1000; // bytes
const LOOP_LIMIT = 1500 * 1000;
const FILL = 4; // frames shown for each one rendered
const PREVIEW = { width: 480, samples: 16 };

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
  const denoise = Number(source.match(/^DENOISE = ([\d.]+)/m)?.[1] ?? 0);
  return { target: target[1], width: Number(size[1]), height: Number(size[2]), denoise };
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

/** The constants that a scene with a loop declares beside those of its still picture. */
function declaredLoop(name) {
  const source = readFileSync(join(here, "scenes", `${name}.py`), "utf8");
  const [fps, width, samples] = ["FPS", "LOOP_WIDTH", "LOOP_SAMPLES"].map((key) =>
    Number(source.match(new RegExp(`^${key} = (\\d+)`, "m"))?.[1] ?? fail(`scenes/${name}.py has no ${key}`)),
  );
  return { fps, width, samples };
}

function ffmpeg(args) {
  const run = spawnSync("ffmpeg", ["-v", "error", "-y", ...args], { encoding: "utf8" });
  if (run.error?.code === "ENOENT")
    fail('ffmpeg is missing. Install it ("apt-get install ffmpeg" on Debian).');
  if (run.status !== 0) fail(`ffmpeg failed:\n${run.stderr.slice(-3000)}`);
}

const VP9 = ["-c:v", "libvpx-vp9", "-b:v", "1500k", "-row-mt", "1", "-g", "240"];
const H264 = ["-c:v", "libx264", "-preset", "slow", "-b:v", "1600k", "-movflags", "+faststart"];

/** Renders the part that moves (frames that are there already are kept), lays it over the still picture and writes `.webm` and `.mp4` beside that. */
function renderLoop(name) {
  const { fps, width, samples } = declaredLoop(name);
  const still = join(media, declared(name).target);
  const frames = join(previews, `${name}-frames`);
  mkdirSync(frames, { recursive: true });
  blender(name, join(frames, "%04d.png"), width, samples);
  const count = readdirSync(frames).length;
  // The loop goes in three times, so that the filters see what comes before and after; the middle one is kept.
  const moving = [
    `loop=loop=2:size=${count}:start=0`,
    `setpts=N/${fps}/TB`,
    "median=radius=1", // few samples leave single dark specks
    "hqdn3d=2:2:7:7",
    "nlmeans=s=2.4:p=5:r=9",
    "unsharp=5:5:0.4",
    `minterpolate=fps=${fps * FILL}:mi_mode=blend`,
    `trim=start_frame=${count * FILL}:end_frame=${2 * count * FILL}`,
    "setpts=PTS-STARTPTS",
    "format=rgba",
    "geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='255*min(1,X/16)*min(1,Y/12)'", // soft where it meets the still picture
  ];
  const whole = `[1:v]scale=${width}:-2[back];[0:v]${moving.join(",")}[front];[back][front]overlay=x=W-w:y=H-h:shortest=1,format=yuv420p`;
  const master = join(previews, `${name}.mkv`);
  const sources = [
    "-framerate",
    String(fps),
    "-i",
    join(frames, "%04d.png"),
    "-loop",
    "1",
    "-framerate",
    String(fps * FILL),
    "-i",
    still,
  ];
  ffmpeg([...sources, "-filter_complex", whole, "-c:v", "ffv1", master]);
  for (const [ending, codec] of [
    ["webm", VP9],
    ["mp4", H264],
  ]) {
    const out = still.replace(/jpg$/, ending);
    for (const pass of ["1", "2"])
      ffmpeg(["-i", master, ...codec, "-pass", pass, "-passlogfile", join(previews, name), "-an", out]);
    if (statSync(out).size > LOOP_LIMIT) fail(`${out} does not fit ${LOOP_LIMIT} bytes`);
  }
}

/** The best JPEG that fits the limit. What lamps and caves leave of grain is averaged away first, over patches that look alike. */
async function toJpeg(sharp, png, { width, height, denoise }) {
  if (denoise) {
    const clean = png.replace(/\.png$/, "-clean.png");
    ffmpeg(["-i", png, "-vf", `nlmeans=s=${denoise}:p=5:r=11`, clean]);
    png = clean;
  }
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
    fail(
      `Usage: node artwork/render.mjs <scene>|--all [--preview] | <scene> --loop\nScenes: ${scenes.join(", ")}`,
    );
  for (const name of names)
    if (!scenes.includes(name)) fail(`No scene "${name}". Scenes: ${scenes.join(", ")}`);
  const { default: sharp } = preview ? {} : await import("sharp");
  const work = mkdtempSync(join(tmpdir(), "artwork-"));
  for (const name of names) {
    const started = Date.now();
    const picture = declared(name);
    if (words.includes("--loop")) {
      renderLoop(name);
      console.log(`${name} loop, ${Math.round((Date.now() - started) / 1000)} s`);
      continue;
    }
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
