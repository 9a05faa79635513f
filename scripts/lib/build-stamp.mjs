import { existsSync } from "node:fs";
import { copyFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { writeFileAtomically } from "../../src/files/write-file-atomically.mjs";
import { getProgramPath } from "./bundle.mjs";
import { inRoot } from "./root.mjs";

const STAMP = inRoot(".build", "stamp.json");
const NEXT_CHANGE = inRoot(".build", "next-change.json");

/**
 * Reads the note of the last build: the hashes of what it was made of (`getFingerprints`; missing while a build is under way or when it
 * failed), `finishedAt` of the last good full build, and `avif` when it made pictures in AVIF.
 */
export async function readStamp() {
  try {
    return JSON.parse(await readFile(STAMP, "utf8"));
  } catch {
    return {};
  }
}

/** Tells whether an offer or the notice has appeared or disappeared by its dates since the site was built (content-program.ts). */
export async function isChangeDue(now = Date.now(), file = NEXT_CHANGE) {
  const nextChange = JSON.parse(await readFile(file, "utf8").catch(() => "null"));
  return nextChange !== null && nextChange <= now;
}

/** Puts the moment of the next change into the built site, for whatever builds and deploys it by a schedule. */
export async function placeNextChange(publicFolder = inRoot("public"), file = NEXT_CHANGE) {
  await copyFile(file, join(publicFolder, "next-change.json"));
}

/** Writes the note of the last build. On a full disk the old note stays. */
export async function writeStamp(stamp) {
  await writeFileAtomically(
    STAMP,
    `${JSON.stringify(stamp, null, 2)}
`,
  );
}

/** Tells whether there is something that can be served: pages, content and the server. */
export function hasBuild() {
  const served = [inRoot("public", "index.html"), inRoot(".build", "published"), getProgramPath("server")];
  return served.every((file) => existsSync(file));
}

/** Declares that there is no build any more, before `gatsby develop` writes over its pages and functions. Pictures stay. */
export async function discardBuild() {
  const { finishedAt, avif, caches } = await readStamp();
  await rm(getProgramPath("server"), { force: true });
  await writeStamp({ finishedAt, avif, caches });
}
