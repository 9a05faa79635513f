#!/usr/bin/env node
// Lighthouse's "SEO" category on one page of every kind of the built site, in a real Chromium. Goal: 100.
//   node bench/lighthouse.mjs [--root <built site>]
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import lighthouse from "lighthouse";

import { findFreePort } from "../scripts/lib/port.mjs";
import { startChromium } from "./lib/run-lighthouse.mjs";
import { startSite } from "./lib/site-process.mjs";

const { values } = parseArgs({ options: { root: { type: "string", default: process.cwd() } } });
const PATHS = [
  "/",
  "/es/excursiones",
  "/it/attivita",
  "/services",
  "/es/catalogo",
  "/excursions/saona-island",
  "/catalog/sailing-catamaran-charter",
  "/services/beach-wedding",
  "/it/contatto",
  "/terms-conditions",
];

const folder = await mkdtemp(join(tmpdir(), "palmarena-lighthouse-"));
const sitePort = await findFreePort();
const site = await startSite(values.root, {
  PORT: String(sitePort),
  DATA_DIR: folder,
  SECRET: "l".repeat(40),
});
const { browser, port } = await startChromium();

let worst = 100;
for (const path of PATHS) {
  const { lhr } = await lighthouse(`${site.url}${path}`, {
    port,
    onlyCategories: ["seo"],
    logLevel: "error",
  });
  const score = Math.round((lhr.categories.seo.score ?? 0) * 100);
  const failed = Object.values(lhr.audits).filter((audit) => audit.score !== null && audit.score < 1);
  console.log(`${String(score).padStart(3)}  ${path}  ${failed.map(({ id }) => id).join(", ")}`);
  worst = Math.min(worst, score);
}
await browser.close();
await site.end("SIGTERM");
await rm(folder, { recursive: true });
process.exitCode = worst === 100 ? 0 : 1;
