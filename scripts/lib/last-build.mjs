import { existsSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";

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
