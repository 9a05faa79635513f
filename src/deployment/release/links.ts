import { constants } from "node:fs";
import { access, readlink, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * The links of a folder that releases are installed into: to the release that is served, to the one before, and to the one that
 * answers. That is not the one that is served while that one starts, and when it does not.
 */
type Place = "current" | "previous" | "running";

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

export function getFolder(home: string, id: string): string {
  return join(home, "releases", id);
}

/** Gets the id of the release to which a link leads. */
export async function findRelease(home: string, place: Place): Promise<string | undefined> {
  const target = await readlink(join(home, place)).catch(() => undefined);
  return target && basename(target);
}

/** Lets a link lead to another release in one step: whoever looks sees the one or the other. */
export async function point(home: string, place: Place, id: string): Promise<void> {
  const next = join(home, `.${place}-next`);
  await rm(next, { force: true });
  await symlink(join("releases", id), next);
  await rename(next, join(home, place));
}

/** Notes which release answers, in the folder that it was installed into; one that was put elsewhere by hand is not noted. */
export async function noteRunning(home: string, release: string): Promise<void> {
  const id = basename(release);
  const installed = await realpath(getFolder(home, id)).catch(() => undefined);
  if (installed === release && (await findRelease(home, "running")) !== id) await point(home, "running", id);
}
