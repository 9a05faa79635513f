import { existsSync } from "node:fs";

import { findDovecot } from "../../src/testing/find-dovecot.mjs";
import { findSystemChromium, isWorking } from "./find-chromium.mjs";
import { Problem } from "./problem.mjs";
import { runProgram } from "./run-program.mjs";

/** Installs a package of Debian where this process may (root on Debian or a system made of it); gets what apt said. */
async function installByApt(name, onLine) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return "";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runProgram("apt-get", ["update"], { env, onLine });
  const args = ["install", "-y", "--no-install-recommends", name];
  const install = await runProgram("apt-get", args, { env, onLine });
  return update.output + install.output;
}

const HINT = `Any one of these is enough; then run npm test again:
  CHROMIUM_PATH=/path/to/chrome npm test        a Chromium or Chrome that is already there
  npx playwright install --with-deps chromium   needs the open internet, and root for system libraries
  sudo apt-get install chromium                 Debian; on Ubuntu: sudo snap install chromium`;

async function installByPlaywright(onLine) {
  const args = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  return (await runProgram(process.execPath, args, { onLine })).output;
}

/** Finds a Chromium, or installs one; `tell` hears what is going on. */
export async function ensureChromium(tell) {
  const { chromium } = await import("@playwright/test");
  const byApt = ["chromium-headless-shell", "chromium"].map((name) => () => installByApt(name, tell));
  let output = "";
  for (const install of [() => "", () => installByPlaywright(tell), ...byApt]) {
    output += await install();
    const path = findSystemChromium() ?? [chromium.executablePath()].find(isWorking);
    if (path) return path;
  }
  throw new Problem("No Chromium was found, and none could be installed.", { output, hint: HINT });
}

/** Installs the mail server with which replies of guests are tested, where it can be; elsewhere these tests are skipped, and named. */
export async function ensureDovecot(tell) {
  if (findDovecot() === undefined) await installByApt("dovecot-imapd", tell);
}
