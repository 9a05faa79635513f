import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { isProcessAlive } from "../../files/is-process-alive";

/** A leftover under this process's own number is that of an earlier process. */
function isLeftover(name: string): boolean {
  const owner = Number(name);
  return owner > 0 && (owner === process.pid || !isProcessAlive(owner));
}

/**
 * Gets a folder of `home` that is this process's alone, named by its number, and removes those that ended processes have left. Several
 * sites can be started in one working tree.
 */
export async function openOwnFolder(home: string): Promise<string> {
  const names = await readdir(home).catch(() => []);
  const leftovers = names.filter(isLeftover);
  await Promise.all(leftovers.map((name) => rm(join(home, name), { recursive: true, force: true })));
  return join(home, String(process.pid));
}
