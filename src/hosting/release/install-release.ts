import { constants } from "node:fs";
import { access, copyFile, cp, link, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { readRelease } from "./release";

/** A folder that releases are installed into: `releases/<id>`, and links to the one that is served and the one before. */
type Place = "current" | "previous";

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

/** Gets the id of the release to which a link leads. */
async function findRelease(home: string, place: Place): Promise<string | undefined> {
  const target = await readlink(join(home, place)).catch(() => undefined);
  return target && basename(target);
}

/** Lets a link lead to another release in one step: whoever looks sees the one or the other. */
async function point(home: string, place: Place, id: string): Promise<void> {
  const next = join(home, `.${place}-next`);
  await rm(next, { force: true });
  await symlink(join("releases", id), next);
  await rename(next, join(home, place));
}

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

async function makeCurrent(home: string, id: string): Promise<number> {
  const before = await findRelease(home, "current");
  const folder = (release: string) => join(home, "releases", release);
  const hasBefore = before !== undefined && before !== id && (await exists(folder(before)));
  const lent = hasBefore ? await lendFiles(folder(before), folder(id)) : 0;
  if (hasBefore) await point(home, "previous", before);
  await point(home, "current", id);
  return lent;
}

/** Deletes all releases but the one that is served and the one before. */
async function deleteOld(home: string): Promise<string[]> {
  const kept = [await findRelease(home, "current"), await findRelease(home, "previous")];
  const old = (await readdir(join(home, "releases"))).filter((name) => !kept.includes(name));
  for (const name of old) await rm(join(home, "releases", name), { recursive: true, force: true });
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
  const target = join(home, "releases", id);
  if (!(await exists(target))) {
    const part = `${target}.part`;
    await rm(part, { recursive: true, force: true });
    await cp(packaged, part, { recursive: true, preserveTimestamps: true });
    await rename(part, target);
  }
  const lent = await makeCurrent(home, id);
  return { id, lent, deleted: await deleteOld(home) };
}

/** Serves the release before again. Gets its id; doing so twice leads back to the newer one. */
export async function rollBack(home: string): Promise<string> {
  const id = await findRelease(home, "previous");
  if (id === undefined || !(await exists(join(home, "releases", id))))
    throw new Error(`${home} has no release before the one that is served.`);
  await makeCurrent(home, id);
  return id;
}
