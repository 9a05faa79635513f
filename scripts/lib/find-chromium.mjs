import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { Problem } from "./problem.mjs";

/** The first one has no window, and needs about half of the processor for the same tests. */
const NAMES = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "google-chrome-stable", "chrome"],
];

/** Tells whether a browser starts at all; one without its system libraries is as good as none. */
function isWorking(path) {
  const options = { timeout: 20_000, stdio: "ignore" };
  return existsSync(path) && spawnSync(path, ["--version"], options).status === 0;
}

/** Finds Chromium by CHROMIUM_PATH, else on this system; `undefined` when there is none. */
export function findSystemChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isWorking(named)) return named;
    throw new Problem(`CHROMIUM_PATH is "${named}", but no browser starts there.`, {
      hint: "Set it to a Chromium or Chrome program, or unset it.",
    });
  }
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return onPath.find(isWorking);
}

/** Finds the Chromium that Playwright has downloaded; `undefined` when there is none. */
export async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && isWorking(path) ? path : undefined;
}
