import { existsSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";

/** Where the last good build lies while the next one is made. */
const KEPT = ".build/last-build";
/** What is served, by its name in there. */
const PARTS = { pages: "public", functions: ".cache/functions", server: ".build/server.mjs" };

const remove = (path) => rm(path, { recursive: true, force: true });

/** Gets whether a part was put aside: one that is a mount of its own, as it may be in a CI, stays and is built in place. */
async function putAside(root, name) {
  await mkdir(join(root, KEPT), { recursive: true });
  return rename(join(root, PARTS[name]), join(root, KEPT, name)).then(
    () => true,
    () => false,
  );
}

/** Links files, so that they take no room and keep their times: pictures that are there are not rendered again. */
async function linkFiles(from, to, isLinked) {
  const files = listFiles(from).filter(isLinked);
  for (const folder of new Set(["", ...files.map(dirname)]))
    await mkdir(join(to, folder), { recursive: true });
  for (const file of files)
    await link(join(from, file), join(to, file)).catch(() => copyFile(join(from, file), join(to, file)));
}

/**
 * Puts the last good build aside before another one is made. Gatsby empties the folder of functions, and without its caches it
 * deletes all pages: those go along `withPages`, but for files that never change under their names.
 */
export async function keepLastBuild(root, { withPages, isNeverChanged }) {
  await putAside(root, "functions");
  await putAside(root, "server");
  if (withPages && (await putAside(root, "pages")))
    await linkFiles(join(root, KEPT, "pages"), join(root, PARTS.pages), (file) =>
      isNeverChanged(file.replace(/\.(br|gz)$/, "")),
    );
}

/** Puts the last good build back after another one has failed, or was cut off some time before. Does nothing after a good one. */
export async function restoreLastBuild(root) {
  // Half-filled caches take pages for written that are not among these.
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

/** Lets the last build go after another one has succeeded. */
export async function forgetLastBuild(root) {
  const [kept, old] = [join(root, KEPT), join(root, `${KEPT}-old`)];
  await remove(old);
  // In one step: half of it must not be put back.
  if (existsSync(kept)) await rename(kept, old);
  await remove(old);
}
