#!/usr/bin/env node
import "./lib/check-node.mjs";

import { readdir, rm } from "node:fs/promises";

import { makeContactSheet } from "./lib/contact-sheet.mjs";
import { main } from "./lib/problem.mjs";
import { inRoot } from "./lib/root.mjs";
import { takeShots } from "./lib/take-shots.mjs";

const FOLDER = inRoot("screenshots");

const HELP = `npm run screenshots: every screen of the site with its real content, at 360, 768, 1280 and 1920 px, light and dark.

The pictures are written to screenshots/<width>-<light|dark>/<screen>.jpg, and all of such a folder on one sheet to
screenshots/<width>-<light|dark>.jpg. The folder is not part of the repository.

  npm run screenshots                             everything, some minutes
  npm run screenshots -- --grep "360 dark"        one width and appearance
  npm run screenshots -- --grep "offer-|home$"    some screens (names: e2e/screenshots/screens.ts)`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(HELP);
  if (args.length === 0) await rm(FOLDER, { recursive: true, force: true });
  const code = await takeShots("screens", args);
  const entries = await readdir(FOLDER, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await makeContactSheet(inRoot("screenshots", name), inRoot("screenshots", `${name}.jpg`));
  console.log(`The pictures are in ${FOLDER}`);
  process.exitCode = code;
});
