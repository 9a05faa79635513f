#!/usr/bin/env node
import "./lib/check-node.mjs";

import { buildIfStale, buildSite } from "./lib/build-site.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { loadSettings } from "./lib/settings.mjs";

await main(async () => {
  const { siteUrl } = await loadSettings();
  await installIfNeeded();
  // The local editor uses --if-stale, so that two notices of one change are one build.
  await (process.argv.includes("--if-stale") ? buildIfStale(siteUrl) : buildSite(siteUrl));
  console.log(`\nBuilt for ${siteUrl}: pages in public/, programs in .build/.`);
});
