import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { Problem } from "./problem.mjs";

// Playwright compiles this module, with its configuration, to CommonJS: it may import nothing that names `import.meta`.

/** The first one has no window, and needs about half of the processor for the same tests. */
const NAMES = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "google-chrome-stable", "chrome"],
];

/** Tells whether a browser starts at all; one without its system libraries is as good as none. */
export const isWorking = (path) =>
  existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;

/** Finds Chromium by CHROMIUM_PATH, else on this system; `undefined` when there is none. */
export function findSystemChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isWorking(named))
    throw new Problem(`CHROMIUM_PATH is "${named}", but no browser starts there.`, {
      hint: "Set it to a Chromium or Chrome program, or unset it.",
    });
  const folders = (process.env.PATH ?? "").split(delimiter);
  return named || folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isWorking);
}
