#!/usr/bin/env node
import "./lib/check-node.mjs";

import { rm } from "node:fs/promises";

import { buildIfStale } from "./lib/build-site.mjs";
import { bundlePackaged, bundleProgram, importProgram } from "./lib/bundle.mjs";
import { main, readOptions } from "./lib/problem.mjs";
import { copyPackages } from "./lib/copy-packages.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";
import { loadSettings } from "./lib/settings.mjs";
import { runStep } from "./lib/steps.mjs";

const HELP = `npm run package: the whole site in one folder, dist/, for a machine that has Node and nothing else.

It builds what is stale, then copies pages, functions and programs. The pages name their own address, so say it:

  SITE_URL=https://www.example.com npm run package
  npm run package -- --out /tmp/site      another folder

The folder runs on machines of this system and processor (the libraries of SQLite and of pictures are native). Start it with
node dist/server.mjs; docs/hosting/one-machine.md tells the rest.`;

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
    await bundleProgram("package");
    const { packageSite } = await importProgram("package");
    await packageSite(ROOT, folder, new Date());
    await bundlePackaged(folder);
    for (const name of ["libsql", "sharp"]) await copyPackages(name, ROOT, folder);
  });
  console.log(`\nPackaged for ${siteUrl}: ${folder}. Start it with: node ${folder}/server.mjs`);
});
