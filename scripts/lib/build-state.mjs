import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { getBuildLock, STALE_LOCK_MS } from "../../src/files/build-lock.mjs";
import { listFiles } from "../../src/files/list-files.mjs";
import { writeFileAtomically } from "../../src/files/write-file-atomically.mjs";
import { getProgramPath } from "./bundle.mjs";
import { inRoot } from "./root.mjs";
import { runStep } from "./steps.mjs";

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
  await writeFileAtomically(STAMP, `${JSON.stringify(stamp, null, 2)}\n`);
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

const RETRY_MS = 500;
const WITHOUT_END = { forever: true, minTimeout: RETRY_MS, maxTimeout: RETRY_MS };

/** Runs work that writes the built site, one at a time in a folder: a second process prints that it waits, and starts when the first has ended. */
export async function withBuildLock(root, work) {
  const { lock } = await import("proper-lockfile").then((module) => module.default);
  const folder = join(root, ".build");
  await mkdir(folder, { recursive: true });
  const acquire = (retries) =>
    lock(folder, {
      lockfilePath: getBuildLock(root),
      stale: STALE_LOCK_MS,
      retries,
      // When the lock was deleted, the work goes on nevertheless.
      onCompromised: () => {},
    });
  const release = await acquire(0).catch((error) => {
    if (error.code !== "ELOCKED") throw error;
    return runStep("Waiting for another build in this folder", () => acquire(WITHOUT_END));
  });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}

const getMarker = (root) => join(root, ".build", "gatsby-runs");

/**
 * Tells whether a run of Gatsby in this folder was cut off (killed, no power, an error in a file). Gatsby writes its nodes while it
 * reads the content, and reads a file again only when that has changed: a node that was not written then would be missing in all later builds.
 */
export const isGatsbyStateIncomplete = (root) => existsSync(getMarker(root));

/** Runs what changes Gatsby's caches. Unless it ends well, they count as incomplete. Whoever calls holds the build lock. */
export async function whileGatsbyRuns(root, work) {
  await mkdir(dirname(getMarker(root)), { recursive: true });
  await writeFile(getMarker(root), "");
  const result = await work();
  await rm(getMarker(root));
  return result;
}

/** Deletes Gatsby's caches, complete or not. */
export async function deleteGatsbyCaches(root) {
  await rm(join(root, ".cache"), { recursive: true, force: true });
  await rm(getMarker(root), { force: true });
}

/** Where the last good build lies while the next one is made. */
const KEPT = ".build/last-build";
/** The parts that are served, by their name in that folder. */
const PARTS = { pages: "public", content: ".build/published", server: ".build/server.mjs" };

const remove = (path) => rm(path, { recursive: true, force: true });

/** Moves a part aside; tells whether it could. A mount, as in some CIs, stays and is built in place. */
async function putAside(root, name) {
  await mkdir(join(root, KEPT), { recursive: true });
  return rename(join(root, PARTS[name]), join(root, KEPT, name)).then(
    () => true,
    () => false,
  );
}

/** Makes hard links, which need no space and keep the times of the files: existing pictures are not rendered again. */
async function linkFiles(from, to, isLinked) {
  const files = listFiles(from).filter(isLinked);
  for (const folder of new Set(["", ...files.map(dirname)]))
    await mkdir(join(to, folder), { recursive: true });
  for (const file of files)
    await link(join(from, file), join(to, file)).catch(() => copyFile(join(from, file), join(to, file)));
}

/**
 * Moves the last good build aside before the next one. Without its caches Gatsby deletes all pages: `withPages`
 * these are moved, too, except files that never change under their names.
 */
export async function keepLastBuild(root, { withPages, isNeverChanged }) {
  await putAside(root, "content");
  await putAside(root, "server");
  if (withPages && (await putAside(root, "pages")))
    await linkFiles(join(root, KEPT, "pages"), join(root, PARTS.pages), (file) =>
      isNeverChanged(file.replace(/\.(br|gz)$/, "")),
    );
}

/** Moves the last good build back when the next one has failed or was interrupted. Does nothing after a good one. */
export async function restoreLastBuild(root) {
  // Incomplete caches list pages as written that are not among these.
  if (existsSync(join(root, KEPT, "pages"))) await remove(join(root, ".cache"));
  for (const [name, path] of Object.entries(PARTS)) {
    const kept = join(root, KEPT, name);
    if (!existsSync(kept)) continue;
    await remove(join(root, path));
    await mkdir(dirname(join(root, path)), { recursive: true });
    await rename(kept, join(root, path));
  }
  await remove(join(root, KEPT));
}

/** Deletes the last build when the next one has succeeded. */
export async function forgetLastBuild(root) {
  const [kept, old] = [join(root, KEPT), join(root, `${KEPT}-old`)];
  await remove(old);
  // Renamed first, because an incomplete one must not be moved back.
  if (existsSync(kept)) await rename(kept, old);
  await remove(old);
}
