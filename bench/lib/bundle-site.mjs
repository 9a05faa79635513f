import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

import { bundleMailWorker, bundlePackaged } from "../../scripts/lib/bundle.mjs";

const SOURCE = join(import.meta.dirname, "../..");

/**
 * Bundles the server from its sources into a folder of the same shape as a built site, without its pages,
 * in seconds: stress tests need no `npm run build`. Gets the folder and what removes it.
 */
export async function bundleSite() {
  await bundleMailWorker();
  const root = await mkdtemp(join(tmpdir(), "site-bundle-"));
  await bundlePackaged(join(root, ".build"), ["server"]);
  await mkdir(join(root, "public"));
  for (const name of ["node_modules", "content"]) await symlink(join(SOURCE, name), join(root, name));
  const program = join(root, ".build/content.mjs");
  await build({
    entryPoints: ["src/content/documents/content-program.ts"],
    outfile: program,
    ...{ absWorkingDir: SOURCE, bundle: true, packages: "external", platform: "node", target: "node20" },
    ...{ format: "esm", logLevel: "error" },
  });
  const { writeContentDocuments } = await import(pathToFileURL(program).href);
  await writeContentDocuments(join(root, ".build/published"));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
