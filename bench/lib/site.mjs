import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

import { bundleMailWorker, bundlePackaged } from "../../scripts/lib/bundle.mjs";

const SOURCE = join(import.meta.dirname, "../..");

/** Bundles a program of the sources into a file and imports it. */
export async function importBundled(source, outfile) {
  await build({
    ...{ absWorkingDir: SOURCE, bundle: true, packages: "external", platform: "node", target: "node20" },
    ...{ entryPoints: [source], outfile, format: "esm", logLevel: "error" },
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * Bundles the server, and the programs that are named, from the sources into a folder of the same shape as a built site, without its pages:
 * stress tests need no `npm run build`.
 */
export async function bundleSite(programs = ["server", "enquiries"]) {
  await bundleMailWorker();
  const root = await mkdtemp(join(tmpdir(), "site-bundle-"));
  await bundlePackaged(join(root, ".build"), programs);
  await mkdir(join(root, "public"));
  for (const name of ["node_modules", "content"]) await symlink(join(SOURCE, name), join(root, name));
  const content = await importBundled(
    "src/content/documents/content-program.ts",
    join(root, ".build/content.mjs"),
  );
  await content.writeContentDocuments(join(root, ".build/content"));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
