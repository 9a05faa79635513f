import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

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

/** Deletes Gatsby's caches, complete or not. */
export async function deleteGatsbyCaches(root) {
  await rm(join(root, ".cache"), { recursive: true, force: true });
  await rm(getMarker(root), { force: true });
}
