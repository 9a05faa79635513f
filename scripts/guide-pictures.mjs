#!/usr/bin/env node
import "./lib/check-node.mjs";

import { main } from "./lib/problem.mjs";
import { takeShots } from "./lib/take-shots.mjs";

const HELP = `npm run guide-pictures: the pictures of the staff's guides, taken anew.

The test site is built with the content of the real one, run, and worked in as an office does, in English and Spanish; the pictures
replace those in docs/staff/images. Look at them before they are committed.

  npm run guide-pictures                        all, some minutes
  npm run guide-pictures -- --grep "people, en"   the pictures of one step; later steps may need what earlier ones did`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(HELP);
  process.exitCode = await takeShots("guides", args);
});
