#!/usr/bin/env node
import { existsSync } from "node:fs";
import { cp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

import { buildIfStale } from "./lib/build-site.mjs";
import { bundlePrograms, importSource } from "./lib/bundle.mjs";
import { main, readOptions } from "./lib/problem.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";
import { loadSettings } from "./lib/settings.mjs";
import { runStep } from "./lib/run-program.mjs";

const HELP = `npm run package: the whole site in one folder, dist/, for a machine that has Node and nothing else.

It builds what is stale, then copies pages, functions and programs. The pages name their own address, so say it:

  SITE_URL=https://www.example.com npm run package
  npm run package -- --out /tmp/site      another folder

The folder runs on machines of this system and processor (the libraries of SQLite and of pictures are native). Start it with
node dist/server.mjs; docs/hosting/one-machine.md tells the rest.`;

/**
 * Copies an installed package, and all that it needs, into another root. Of optional packages those that are installed:
 * npm has chosen them for this machine.
 */
async function copyPackage(name, target, from = ROOT) {
  const folders = createRequire(join(from, "package.json")).resolve.paths(`${name}/package.json`);
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (!found) return;
  await cp(found, join(target, relative(ROOT, found)), { recursive: true, dereference: true });
  const { dependencies, optionalDependencies } = JSON.parse(
    await readFile(join(found, "package.json"), "utf8"),
  );
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    await copyPackage(needed, target, found);
}

await main(async () => {
  const options = readOptions(HELP, { out: { type: "string" } });
  if (!options) return;
  const { siteUrl } = await loadSettings();
  const folder = options.out ?? inRoot("dist");
  process.env.GATSBY_AVIF ||= "1";
  await installIfNeeded();
  await buildIfStale(siteUrl);
  await runStep("Packaging", async () => {
    await rm(folder, { recursive: true, force: true });
    const { packageSite } = await importSource("src/deployment/package-program.ts");
    await packageSite(ROOT, folder, new Date());
    await bundlePrograms(folder);
    for (const name of ["libsql", "sharp"]) await copyPackage(name, folder);
  });
  console.log(`\nPackaged for ${siteUrl}: ${folder}. Start it with: node ${folder}/server.mjs`);
});
