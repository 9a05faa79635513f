import { readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";

/** The links of a folder that releases are installed into: to the release that is served, and to the one before. */
type Link = "current" | "previous";

export function getFolder(home: string, id: string): string {
  return join(home, "releases", id);
}

export async function findRelease(home: string, link: Link): Promise<string | undefined> {
  const target = await readlink(join(home, link)).catch(() => undefined);
  return target && basename(target);
}

/** Points a link to another release in one step: there is no moment without it. */
export async function point(home: string, link: Link, id: string): Promise<void> {
  const next = join(home, `.${link}-next`);
  await rm(next, { force: true });
  await symlink(join("releases", id), next);
  await rename(next, join(home, link));
}
