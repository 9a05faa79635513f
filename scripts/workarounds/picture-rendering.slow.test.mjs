import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { promisify } from "node:util";

import { inRoot } from "../lib/root.mjs";

const PICTURE = inRoot("content/media/home/hero.jpg");
const BUILT = new Date("2026-11-20T12:00:00Z");
let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agency-pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Renders `small.jpg` as Gatsby's build does; `lastBuild` is when the last good build was finished. */
async function render(lastBuild) {
  const program = `const { processFile } = require("gatsby-plugin-sharp/process-file");
    const args = { width: 40, height: 30, toFormat: "jpg", quality: 50, jpegProgressive: true };
    processFile(${JSON.stringify(PICTURE)}, [{ outputPath: ${JSON.stringify(join(folder, "small.jpg"))}, args }], {});`;
  await symlink(inRoot("node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, ".build"));
  if (lastBuild)
    await writeFile(join(folder, ".build/stamp.json"), JSON.stringify({ finishedAt: lastBuild }));
  const args = ["--require", inRoot("scripts/workarounds/picture-rendering.cjs"), "--eval", program];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
  return readFile(join(folder, "small.jpg"));
}

async function leave(text, time) {
  await writeFile(join(folder, "small.jpg"), text);
  await utimes(join(folder, "small.jpg"), time, time);
}

test("a picture of the last good build is kept", async () => {
  await leave("rendered before", new Date(BUILT.getTime() - 1000));
  assert.equal(String(await render(BUILT.toISOString())), "rendered before");
});

test("one that a broken build may have left half written is rendered again", async () => {
  await leave("half", new Date(BUILT.getTime() + 1000));
  assert.notEqual(String(await render(BUILT.toISOString())), "half");
});

test("without a good build every picture is rendered", async () => {
  await leave("half", BUILT);
  assert.notEqual(String(await render(undefined)), "half");
  assert.ok((await stat(join(folder, "small.jpg"))).size > 200);
});

test("AVIF is made with the effort that pays", async () => {
  const program = `const sharp = require("sharp");
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } }).avif({ quality: 55 });
    process.stdout.write(JSON.stringify([picture.options.heifEffort, picture.options.heifQuality]));`;
  const args = ["--require", inRoot("scripts/workarounds/picture-rendering.cjs"), "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: inRoot() });
  assert.equal(stdout, "[2,55]");
});
