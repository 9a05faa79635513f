import { existsSync } from "node:fs";
import {
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { LETTER_PICTURES } from "../domain/lib/never-changed";
import { listFiles } from "../files/list-files.mjs";
import { RELEASE_FILE } from "../hosting/site-folders";

export interface Release {
  /** When it was packaged, as a name: `20261121T175500Z`. */
  id: string;
  /** Its own files that never change under their names, in `public/`. */
  files: string[];
}

const readRelease = async (folder: string): Promise<Release> =>
  JSON.parse(await readFile(join(folder, RELEASE_FILE), "utf8")) as Release;

/** The links of a folder that releases are installed into: to the release that is served, and to the one before. */
type Link = "current" | "previous";

const findRelease = (home: string, name: Link) => readlink(join(home, name)).then(basename, () => undefined);

/** Points a link to another release in one step: there is no moment without it. */
async function point(home: string, name: Link, id: string): Promise<void> {
  const next = join(home, `.${name}-next`);
  await rm(next, { force: true });
  await symlink(join("releases", id), next);
  await rename(next, join(home, name));
}

/** A copy that is not whole. */
const PART = ".part";

/** One more than `current` and `previous`: after a release that did not start, the one that worked is still there. */
const KEPT_RELEASES = 3;

/** Adds a release's own hashed files to another one, for pages that were opened before a deployment; for letters all of their pictures. */
async function carryOverAssets(from: string, to: string): Promise<void> {
  const { files } = await readRelease(from);
  const pictures = join(from, "public", LETTER_PICTURES);
  const ofLetters = existsSync(pictures)
    ? listFiles(pictures).map((file) => join(LETTER_PICTURES, file))
    : [];
  for (const file of [...files, ...ofLetters]) {
    const [source, target] = [join(from, "public", file), join(to, "public", file)];
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Deletes all but the newest releases and the linked ones, and what cut off copies have left; returns the deleted releases. */
async function deleteOld(home: string, linked: readonly (string | undefined)[]): Promise<string[]> {
  const folder = join(home, "releases");
  // Their names are times.
  const names = (await readdir(folder)).sort();
  const parts = names.filter((name) => name.endsWith(PART));
  const releases = names.filter((name) => !parts.includes(name));
  const old = releases.slice(0, -KEPT_RELEASES).filter((name) => !linked.includes(name));
  for (const name of [...old, ...parts]) await rm(join(folder, name), { recursive: true, force: true });
  return old;
}

/** Copies a packaged site into a home folder, unless it is there, and has the next start of the server serve it. */
export async function installRelease(
  packaged: string,
  home: string,
): Promise<{ id: string; deleted: string[] }> {
  const { id } = await readRelease(packaged);
  const getFolder = (name: string) => join(home, "releases", name);
  const target = getFolder(id);
  if (!existsSync(target)) {
    await rm(target + PART, { recursive: true, force: true });
    await cp(packaged, target + PART, { recursive: true, preserveTimestamps: true });
    await rename(target + PART, target);
  }
  const current = await findRelease(home, "current");
  const previous = await findRelease(home, "previous");
  // Of both, because the current one may never have started.
  for (const before of [current, previous])
    if (before !== undefined && before !== id && existsSync(getFolder(before)))
      await carryOverAssets(getFolder(before), target);
  const left = current === id ? previous : current;
  if (left !== undefined && left !== previous) await point(home, "previous", left);
  await point(home, "current", id);
  return { id, deleted: await deleteOld(home, [id, left]) };
}
