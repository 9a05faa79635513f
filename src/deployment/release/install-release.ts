import { copyFile, cp, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { exists, findRelease, getFolder, point } from "./links";
import { readRelease } from "./release";

/**
 * Gives a release the hashed files of another one that it has not itself, so that who has opened a page of that one finds its
 * scripts and pictures. Only its own: what it was lent goes with it.
 */
async function lendFiles(from: string, to: string): Promise<number> {
  const { files } = await readRelease(from);
  let lent = 0;
  for (const file of files) {
    const [source, target] = [join(from, "public", file), join(to, "public", file)];
    if (await exists(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
    lent += 1;
  }
  return lent;
}

/** Finds the release that comes before a new one: the one that answers; where none is noted, the one that is served. */
async function findBefore(home: string, id: string): Promise<string | undefined> {
  for (const place of ["running", "current"] as const) {
    const release = await findRelease(home, place);
    if (release !== undefined && release !== id && (await exists(getFolder(home, release)))) return release;
  }
  return undefined;
}

async function makeCurrent(home: string, id: string): Promise<number> {
  const before = await findBefore(home, id);
  const lent = before === undefined ? 0 : await lendFiles(getFolder(home, before), getFolder(home, id));
  if (before !== undefined) await point(home, "previous", before);
  await point(home, "current", id);
  return lent;
}

/** Deletes all releases but the one that is served, the one before, and one that may be starting at this moment. */
async function deleteOld(home: string, starting: string | undefined): Promise<string[]> {
  const kept = [await findRelease(home, "current"), await findRelease(home, "previous"), starting];
  const old = (await readdir(join(home, "releases"))).filter((name) => !kept.includes(name));
  for (const name of old) await rm(getFolder(home, name), { recursive: true, force: true });
  return old;
}

/**
 * Installs a packaged site into a home folder and makes it the one that is served. Gets its id, how many files it was lent by
 * the release before, and which old releases were deleted.
 */
export async function installRelease(
  packaged: string,
  home: string,
): Promise<{ id: string; lent: number; deleted: string[] }> {
  const { id } = await readRelease(packaged);
  const target = getFolder(home, id);
  if (!(await exists(target))) {
    const part = `${target}.part`;
    await rm(part, { recursive: true, force: true });
    await cp(packaged, part, { recursive: true, preserveTimestamps: true });
    await rename(part, target);
  }
  const starting = await findRelease(home, "current");
  const lent = await makeCurrent(home, id);
  return { id, lent, deleted: await deleteOld(home, starting) };
}

/** Serves the release before again. Gets its id; doing so twice leads back to the newer one. */
export async function rollBack(home: string): Promise<string> {
  const id = await findRelease(home, "previous");
  if (id === undefined || !(await exists(getFolder(home, id))))
    throw new Error(`${home} has no release before the one that is served.`);
  await makeCurrent(home, id);
  return id;
}
