import { lstat, readFile } from "node:fs/promises";

import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runNpm, runStep } from "./run-program.mjs";

/** Reads the packages of a lockfile; none when it is missing or was left half written. */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(inRoot(file), "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Finds the first package whose installed version, by npm's own hidden lockfile, is not that of `package-lock.json`. Optional packages of other
 * systems may be missing.
 */
export function findMismatch(wanted, installed) {
  const isAsWanted = ([path, { version, optional, devOptional, peer, link }]) =>
    path === "" ||
    link ||
    (installed[path] ? installed[path].version === version : optional || devOptional || peer);
  const missing = Object.entries(wanted).find((entry) => !isAsWanted(entry));
  if (missing) return missing[0];
  return Object.keys(installed).find((path) => !(path in wanted));
}

async function installPackages() {
  const { code, output } = await runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code === 0) return;
  throw new Problem("npm could not install the packages; what it said stands above.", {
    output,
    hint: [
      "Is the machine online, and is there 1.5 GB of free disk space? Then run the command again.",
      "If it says that package.json and package-lock.json are not in sync: npm install, and commit the lockfile.",
    ].join("\n"),
  });
}

/** Installs the packages when they are missing or do not match the lockfile. A linked folder is that of another copy. */
export async function installIfNeeded() {
  if ((await lstat(inRoot("node_modules")).catch(() => undefined))?.isSymbolicLink()) return;
  const wanted = await readPackages("package-lock.json");
  const installed = await readPackages("node_modules/.package-lock.json");
  const mismatch = findMismatch(wanted, installed);
  if (mismatch === undefined) return;
  const isFresh = Object.keys(installed).length === 0;
  const reason = isFresh ? "first time: two to four minutes" : `${mismatch} does not match the lockfile`;
  await runStep(`Installing packages (${reason})`, installPackages);
}
