#!/usr/bin/env node
import "./lib/check-node.mjs";

import { spawn } from "node:child_process";
import { once } from "node:events";

import { ensureChromium } from "./lib/ensure-tools.mjs";
import { main } from "./lib/problem.mjs";
import { ROOT } from "./lib/root.mjs";

const HELP = `npm run guide-pictures: the pictures of the staff's guides, taken anew.

The test site is built with the content of the real one, run, and worked in as an office does, in English and Spanish; the pictures
replace those in docs/staff/images. Look at them before they are committed.

  npm run guide-pictures                        all, some minutes
  npm run guide-pictures -- --grep "people, en"   the pictures of one step; later steps may need what earlier ones did`;
const PLAYWRIGHT = [
  "node_modules/@playwright/test/cli.js",
  "test",
  "--config",
  "playwright.guides.config.ts",
];

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(HELP);
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(console.log) };
  const options = { cwd: ROOT, env, stdio: "inherit" };
  const [code] = await once(spawn(process.execPath, [...PLAYWRIGHT, ...args], options), "exit");
  process.exitCode = code ?? 1;
});
