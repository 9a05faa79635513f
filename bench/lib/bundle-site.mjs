import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

import { bundleMailWorker } from "../../scripts/lib/bundle.mjs";

const SOURCE = join(import.meta.dirname, "../..");

/**
 * Bundles server and functions from their sources into a folder of the same shape as a built site, without its pages,
 * in a second: stress tests need no `npm run build`. Gets the folder and what removes it.
 */
export async function bundleSite() {
  await bundleMailWorker();
  const root = await mkdtemp(join(tmpdir(), "site-bundle-"));
  const functions = join(root, ".cache/functions");
  const names = (await readdir(join(SOURCE, "src/api"), { recursive: true }))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => name.replace(/\.ts$/, ""));
  const common = {
    absWorkingDir: SOURCE,
    bundle: true,
    packages: "external",
    // The content API finds its documents beside itself.
    external: ["../../../.build/content/*"],
    platform: "node",
    target: "node20",
    logLevel: "error",
  };
  const server = ["src/hosting/main.ts"];
  await build({ ...common, entryPoints: server, outfile: join(root, ".build/server.mjs"), format: "esm" });
  const entryPoints = names.map((name) => `src/api/${name}.ts`);
  await build({ ...common, entryPoints, outdir: functions, outbase: "src/api", format: "cjs" });
  const manifest = names.map((name) => ({
    functionRoute: name.replace(/\[\.\.\.(\w*)\]/, "*$1").replace(/\[(\w+)\]/g, ":$1"),
    relativeCompiledFilePath: `${name}.js`,
    ...(name.includes("[") && {
      matchPath: name.replace(/\[\.\.\.(\w*)\]/, "*$1").replace(/\[(\w+)\]/g, ":$1"),
    }),
  }));
  await writeFile(join(functions, "manifest.json"), JSON.stringify(manifest));
  await mkdir(join(root, "public"));
  for (const name of ["node_modules", "content"]) await symlink(join(SOURCE, name), join(root, name));
  const program = join(root, ".build/content.mjs");
  await build({
    ...common,
    entryPoints: ["src/content-documents/content-program.ts"],
    outfile: program,
    format: "esm",
  });
  await (await import(pathToFileURL(program).href)).writeContentDocuments(join(functions, "content"));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
