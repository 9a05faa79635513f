import { existsSync } from "node:fs";
import { copyFile, cp, link, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";
import { writeFileAtomically } from "../../src/files/write-file-atomically.mjs";
import { importSource } from "./bundle.mjs";
import { inRoot } from "./root.mjs";
import { runStep } from "./run-program.mjs";

const BUILD = inRoot(".build");
const RELEASES = join(BUILD, "releases");
const STAMP = join(BUILD, "stamp.json");

const readJson = (file) =>
  readFile(file, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);

/**
 * Reads the note of the last build: the hashes of what it was made of (`getFingerprints`; missing while a build is under way or when it
 * failed), `finishedAt` of the last good full build, `release` of the last good build, and `avif` when it made pictures in AVIF.
 */
export const readStamp = async () => (await readJson(STAMP)) ?? {};

/** Writes the note of the last build. On a full disk the old note stays. */
const writeStamp = (stamp) => writeFileAtomically(STAMP, `${JSON.stringify(stamp, null, 2)}\n`);

/** Finds what the last good build has made: pages, documents and server, in a folder of their own. */
export async function findRelease() {
  const { release } = await readStamp();
  const folder = release && join(RELEASES, release);
  return folder && existsSync(folder) ? folder : undefined;
}

/** Tells whether an offer or the notice has appeared or disappeared by its dates since the site was built (content-program.ts). */
export async function isChangeDue(now = Date.now()) {
  return ((await readJson(inRoot("public", "next-change.json"))) ?? Infinity) <= now;
}

/** Declares the built pages outdated. `caches` is the hash of what Gatsby's caches are made of, when they are whole. */
export async function discardBuild(caches) {
  const { finishedAt, avif, release } = await readStamp();
  await writeStamp({ finishedAt, avif, release, caches });
}

/**
 * Runs what changes Gatsby's caches. Unless it ends well (it is killed, there is no power, a file has an error), they are not used again:
 * Gatsby writes its nodes while it reads the content, and reads a file again only when that has changed, so that a node that was not written
 * would be missing in all later builds.
 */
export async function whileGatsbyRuns(caches, work) {
  await discardBuild();
  await work();
  await discardBuild(caches);
}

async function loadIsNeverChanged() {
  const { isNeverChanged } = await importSource("src/domain/lib/never-changed.ts");
  return (file) => isNeverChanged(file.replace(/\.(br|gz)$/, ""));
}

/** Deletes Gatsby's caches, and the pages that were made from them; pictures and what else never changes stay. */
export async function deleteGatsbyCaches() {
  await rm(inRoot(".cache"), { recursive: true, force: true });
  const isNeverChanged = await loadIsNeverChanged();
  const files = existsSync(inRoot("public")) ? listFiles(inRoot("public")) : [];
  for (const file of files.filter((name) => !isNeverChanged(name))) await rm(inRoot("public", file));
}

/** Copies the pages into a folder; what never changes is linked, which needs no space and no time. */
async function copyPages(to) {
  const files = listFiles(inRoot("public"));
  const isNeverChanged = await loadIsNeverChanged();
  for (const folder of new Set(files.map(dirname))) await mkdir(join(to, folder), { recursive: true });
  const copy = async (file) => {
    const [source, target] = [inRoot("public", file), join(to, file)];
    if (isNeverChanged(file)) await link(source, target).catch(() => copyFile(source, target));
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
 * The release before stays until then.
 */
export async function makeRelease(stamp) {
  const last = Number((await readStamp()).release ?? 0);
  // Copies that were cut off: the stamp never had them.
  await deleteReleases((name) => Number(name) > last);
  const release = String(Math.max(Date.now(), last + 1));
  const folder = join(RELEASES, release);
  await copyPages(join(folder, "public"));
  for (const name of ["content", "server.mjs", "server.mjs.map"])
    await cp(join(BUILD, name), join(folder, name), { recursive: true });
  await writeStamp({ ...stamp, release });
  // Servers follow the stamp within seconds.
  await deleteReleases((name) => Number(name) < last);
}

const RETRY_MS = 500;
const WITHOUT_END = { forever: true, minTimeout: RETRY_MS, maxTimeout: RETRY_MS };

/** Runs work that writes the built site, one at a time: a second process prints that it waits, and starts when the first has ended. */
export async function withBuildLock(work) {
  const { lock } = await import("proper-lockfile").then((module) => module.default);
  await mkdir(BUILD, { recursive: true });
  const acquire = (retries) =>
    lock(BUILD, {
      lockfilePath: join(BUILD, "lock"),
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
