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
import { z } from "zod";

import { LETTER_PICTURES } from "../domain/lib/never-changed";
import { listFiles } from "../files/list-files.mjs";
import { RELEASE_FILE } from "../hosting/site-folders";

const releaseSchema = z.object({
  /** When it was packaged, as a name: `20261121T175500Z`. */
  id: z.string().regex(/^[\w-]+$/),
  /** Its own files that never change under their names, in `public/`. */
  files: z.array(z.string()),
});

export type Release = z.infer<typeof releaseSchema>;

async function readRelease(folder: string): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(join(folder, RELEASE_FILE), "utf8")));
}

/** The links of a folder that releases are installed into: to the release that is served, and to the one before. */
type Link = "current" | "previous";

function getFolder(home: string, id: string): string {
  return join(home, "releases", id);
}

async function findRelease(home: string, name: Link): Promise<string | undefined> {
  const target = await readlink(join(home, name)).catch(() => undefined);
  return target && basename(target);
}

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

/** Lists the pictures of letters that a release has, its own and those of all releases before. */
function listLetterPictures(release: string): string[] {
  const folder = join(release, "public", LETTER_PICTURES);
  return existsSync(folder) ? listFiles(folder).map((file) => join(LETTER_PICTURES, file)) : [];
}

/** Adds a release's own hashed files to another one, for pages that were opened before a deployment; for letters all of their pictures. */
async function carryOverAssets(from: string, to: string): Promise<number> {
  const { files } = await readRelease(from);
  let count = 0;
  for (const file of new Set([...files, ...listLetterPictures(from)])) {
    const [source, target] = [join(from, "public", file), join(to, "public", file)];
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
    count += 1;
  }
  return count;
}

async function copyRelease(packaged: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  const part = target + PART;
  await rm(part, { recursive: true, force: true });
  await cp(packaged, part, { recursive: true, preserveTimestamps: true });
  await rename(part, target);
}

/** Deletes all but the newest releases and those that the links point to. Gets which; what cut off copies have left goes, too. */
async function deleteOld(home: string): Promise<string[]> {
  const linked = [await findRelease(home, "current"), await findRelease(home, "previous")];
  // Their names are times.
  const names = (await readdir(join(home, "releases"))).sort();
  const releases = names.filter((name) => !name.endsWith(PART));
  const old = releases.slice(0, -KEPT_RELEASES).filter((name) => !linked.includes(name));
  const parts = names.filter((name) => name.endsWith(PART));
  for (const name of [...old, ...parts]) await rm(getFolder(home, name), { recursive: true, force: true });
  return old;
}

interface Installed {
  id: string;
  /** How many hashed files of the two releases before were added. */
  carriedOver: number;
  deleted: string[];
}

/** Copies a packaged site into a home folder, unless it is there, and has the next start of the server serve it. */
export async function installRelease(packaged: string, home: string): Promise<Installed> {
  const { id } = await readRelease(packaged);
  const target = getFolder(home, id);
  await copyRelease(packaged, target);
  const current = await findRelease(home, "current");
  let carriedOver = 0;
  // Of both, because the current one may never have started.
  for (const before of new Set([current, await findRelease(home, "previous")]))
    if (before !== undefined && before !== id && existsSync(getFolder(home, before)))
      carriedOver += await carryOverAssets(getFolder(home, before), target);
  if (current !== undefined && current !== id) await point(home, "previous", current);
  await point(home, "current", id);
  return { id, carriedOver, deleted: await deleteOld(home) };
}
