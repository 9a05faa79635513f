import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { writeFileAtomically } from "../../src/files/write-file-atomically.mjs";
import { getProgramPath } from "./bundle.mjs";
import { inRoot } from "./root.mjs";

const STAMP = inRoot(".build", "stamp.json");

/**
 * Reads the note that the last build left: `fingerprint` of its sources (missing while a build is under way or when it
 * failed), `code` and `embedded`, those of its parts (see `fingerprint.mjs`), `types`, the hash of the GraphQL types it
 * generated, `root`, the folder it was made in, `netlify`, whether for Netlify, `nodes`, the hash of the code
 * that made its nodes, `publisher`, which process has published changed content since (`known-build.mjs`), and `finishedAt` of the last
 * good full build.
 */
export async function readStamp() {
  try {
    return JSON.parse(await readFile(STAMP, "utf8"));
  } catch {
    return {};
  }
}

/** Writes the note of the last build; on a full disk the one before stays. */
export async function writeStamp(stamp) {
  await writeFileAtomically(STAMP, `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Tells whether there is something that can be served: pages, functions and the server. */
export function hasBuild() {
  const served = [
    inRoot("public", "index.html"),
    inRoot(".cache", "functions", "manifest.json"),
    getProgramPath("server"),
  ];
  return served.every((file) => existsSync(file));
}
