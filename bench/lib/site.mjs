import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bundleMailWorker, bundlePrograms, importSource } from "../../scripts/lib/bundle.mjs";

const SOURCE = join(import.meta.dirname, "../..");

/**
 * Bundles the server, and the programs that are named, from the sources into a folder of the same shape as a built site, without its pages:
 * stress tests need no `npm run build`.
 */
export async function bundleSite(programs = ["server", "enquiries"]) {
  await bundleMailWorker();
  const root = await mkdtemp(join(tmpdir(), "site-bundle-"));
  await bundlePrograms(join(root, ".build"), programs);
  await mkdir(join(root, "public"));
  for (const name of ["node_modules", "content"]) await symlink(join(SOURCE, name), join(root, name));
  const content = await importSource("src/content/documents/content-program.ts", join(root, ".build"));
  await content.writeContentDocuments(join(root, ".build/content"));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
