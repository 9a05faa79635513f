#!/usr/bin/env node
import { buildIfStale, buildSite } from "./lib/build-site.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main, readOptions } from "./lib/problem.mjs";
import { loadSettings } from "./lib/settings.mjs";

const HELP = `npm run build: pages, functions and programs, built from the sources and the content as they are.

The pages name their own address, so say it where it is not this machine's:

  SITE_URL=https://www.example.com npm run build
  GATSBY_AVIF=0 npm run build      without AVIF pictures, as npm start builds: in half the time
  npm run build -- --if-stale      only if something changed since the last build`;

await main(async () => {
  const options = readOptions(HELP, { "if-stale": { type: "boolean" } });
  if (!options) return;
  const { siteUrl } = await loadSettings();
  // A build of the editor has the pictures of the one that it replaces.
  if (!options["if-stale"]) process.env.GATSBY_AVIF ||= "1";
  await installIfNeeded();
  // The local editor uses --if-stale, so that two notices of one change are one build.
  await (options["if-stale"] ? buildIfStale(siteUrl) : buildSite(siteUrl));
  console.log(`\nBuilt for ${siteUrl}: pages in public/, the server in .build/.`);
});
