#!/usr/bin/env node
import "./lib/check-node.mjs";

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";

import { hasBuild } from "./lib/build-stamp.mjs";
import { makeContactSheet } from "./lib/contact-sheet.mjs";
import { ensureChromium } from "./lib/ensure-chromium.mjs";
import { findFreePort } from "./lib/port.mjs";
import { Problem, main } from "./lib/problem.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";

const FOLDER = inRoot("screenshots");

const HELP = `npm run screenshots: every screen of the site as it is built now, at 360, 768, 1280 and 1920 px, light and dark.

The pictures are written to screenshots/<width>-<light|dark>/<screen>.jpg, and all of such a folder on one sheet to
screenshots/<width>-<light|dark>.jpg. The folder is not part of the repository.

  npm run screenshots                             everything, some minutes
  npm run screenshots -- --grep "360 dark"        one width and appearance
  npm run screenshots -- --grep "offer-|home$"    some screens (names: e2e/screenshots/screens.ts)`;

/** Takes the pictures with Playwright, whose output is shown. */
async function takePictures(env, args) {
  const program = ["node_modules/@playwright/test/cli.js", "test"];
  const all = [...program, "--config", "playwright.screenshots.config.ts", ...args];
  const [code] = await once(spawn(process.execPath, all, { cwd: ROOT, env, stdio: "inherit" }), "exit");
  return code ?? 1;
}

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(HELP);
  if (!hasBuild()) throw new Problem("There is no build to look at.", { hint: "Run npm run build first." });
  if (args.length === 0) await rm(FOLDER, { recursive: true, force: true });
  const CHROMIUM_PATH = await ensureChromium(console.log);
  const E2E_PORT = String(await findFreePort());
  const code = await takePictures({ ...process.env, CHROMIUM_PATH, E2E_PORT }, args);
  const entries = await readdir(FOLDER, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await makeContactSheet(inRoot("screenshots", name), inRoot("screenshots", `${name}.jpg`));
  console.log(`The pictures are in ${FOLDER}`);
  process.exitCode = code;
});
