import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";
import { writeFileAtomically } from "../../src/files/write-file-atomically.mjs";
import { getProgramPath, importSource } from "./bundle.mjs";
import { inRoot } from "./root.mjs";
import { runStep } from "./steps.mjs";

const STAMP = inRoot(".build", "stamp.json");
const NEXT_CHANGE = inRoot(".build", "next-change.json");
const RELEASES = inRoot(".build", "releases");

/**
 * Reads the note of the last build: the hashes of what it was made of (`getFingerprints`; missing while a build is under way or when it
 * failed), `finishedAt` of the last good full build, `release` of the last good build, and `avif` when it made pictures in AVIF.
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

/** Finds what the last good build has made: pages, documents and server, in a folder of their own. */
export async function findRelease() {
  const { release } = await readStamp();
  const folder = release && join(RELEASES, release);
  return folder && existsSync(folder) ? folder : undefined;
}

/** Declares the built pages outdated: before they are built, and before `gatsby develop` writes over them. */
export async function discardBuild(caches) {
  const last = await readStamp();
  const { finishedAt, avif, release } = last;
  await writeStamp({ finishedAt, avif, release, caches: caches ?? last.caches });
}

async function loadIsNeverChanged() {
  const { isNeverChanged } = await importSource("src/domain/lib/never-changed.ts");
  return (file) => isNeverChanged(file.replace(/\.(br|gz)$/, ""));
}

/** Copies a folder; what `isLinked` is linked, which needs no space and no time. */
async function copyFolder(from, to, isLinked = () => false) {
  const files = listFiles(from);
  for (const folder of new Set([".", ...files.map(dirname)]))
    await mkdir(join(to, folder), { recursive: true });
  const copy = async (file) => {
    const [source, target] = [join(from, file), join(to, file)];
    if (isLinked(file)) await link(source, target).catch(() => copyFile(source, target));
    else await copyFile(source, target);
  };
  await Promise.all(files.map(copy));
}

async function deleteReleases(isUnwanted) {
  const names = existsSync(RELEASES) ? await readdir(RELEASES) : [];
  for (const name of names.filter(isUnwanted))
    await rm(join(RELEASES, name), { recursive: true, force: true });
}

/**
 * Copies the built site to where it is served, so that the next build disturbs no visitor, and makes it the last good build by the stamp.
 * The release before stays until then. What versions before releases have left is deleted.
 */
export async function makeRelease(stamp) {
  const last = Number((await readStamp()).release ?? 0);
  // Copies that were cut off: the stamp never had them.
  await deleteReleases((name) => Number(name) > last);
  const number = Math.max(Date.now(), last + 1);
  const folder = join(RELEASES, String(number));
  await copyFolder(inRoot("public"), join(folder, "public"), await loadIsNeverChanged());
  await copyFolder(inRoot(".build", "content"), join(folder, "content"));
  for (const end of ["", ".map"])
    await copyFile(getProgramPath("server") + end, join(folder, `server.mjs${end}`));
  await writeStamp({ ...stamp, release: String(number) });
  // Servers follow the stamp within seconds.
  await deleteReleases((name) => Number(name) < last);
  for (const old of ["live", "published", "last-build"])
    await rm(inRoot(".build", old), { recursive: true, force: true });
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
      lockfilePath: join(folder, "lock"),
      // One that was not touched for this long belongs to a process that was killed.
      stale: 20_000,
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

/** Deletes Gatsby's caches, and the pages that were made from them; pictures and what else never changes stay. */
export async function deleteGatsbyCaches(root) {
  await rm(join(root, ".cache"), { recursive: true, force: true });
  await rm(getMarker(root), { force: true });
  const pages = join(root, "public");
  const isNeverChanged = await loadIsNeverChanged();
  const files = existsSync(pages) ? listFiles(pages) : [];
  for (const file of files.filter((name) => !isNeverChanged(name))) await rm(join(pages, file));
}
