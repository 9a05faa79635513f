import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Finds an installed package as Node does: beside the one that asks for it, or in a folder above. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * Copies an installed package, and all that it needs, from one root into another. Of optional packages those that are installed:
 * npm has chosen them for this machine.
 */
export async function copyPackages(name, root, target, from = root) {
  const found = findPackage(name, from);
  if (!found) return;
  await cp(found, join(target, relative(root, found)), { recursive: true, dereference: true });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    await readFile(join(found, "package.json"), "utf8"),
  );
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    await copyPackages(needed, root, target, found);
}
