import { findPlaywrightChromium, findSystemChromium } from "./find-chromium.mjs";
import { installByApt } from "./install-by-apt.mjs";
import { Problem } from "./problem.mjs";
import { runTool } from "./run-program.mjs";

const HINT = `Any one of these is enough; then run npm test again:
  CHROMIUM_PATH=/path/to/chrome npm test        a Chromium or Chrome that is already there
  npx playwright install --with-deps chromium   needs the open internet, and root for system libraries
  sudo apt-get install chromium                 Debian; on Ubuntu: sudo snap install chromium`;

async function find() {
  return findSystemChromium() ?? (await findPlaywrightChromium());
}

async function installByPlaywright(onLine) {
  return (await runTool(["@playwright/test/cli.js", "install", "chromium"], { onLine })).output;
}

/** Finds a Chromium, or installs one; `tell` hears what is going on. */
export async function ensureChromium(tell) {
  let output = "";
  const byApt = ["chromium-headless-shell", "chromium"].map((name) => (onLine) => installByApt(name, onLine));
  for (const install of [() => "", installByPlaywright, ...byApt]) {
    output += await install(tell);
    const path = await find();
    if (path) return path;
  }
  throw new Problem("No Chromium was found, and none could be installed.", { output, hint: HINT });
}
