#!/usr/bin/env node
// Stress test: power cuts break no publishing. Every language of the site's settings is changed while the site runs
// and publishes; site and builds are killed (SIGKILL) at a random moment; after the next `npm start` each page must have the change.
//   node bench/prove/publish-kills.mjs [--kills 5]
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { readOptions } from "../lib/report.mjs";
import { commitAll, copySources, markCompany, startCopy, waitForPage } from "../lib/site-copy.mjs";

const { kills } = readOptions({ kills: 5 });
/** Longer than a session of Gatsby takes to start, and than it takes to publish. */
const LONGEST_MS = 45_000;
const PAGES = ["/", "/es", "/it"];

const root = await mkdtemp(join(tmpdir(), "palmarena-publish-kills-"));
await copySources(root);
commitAll(root);
const port = await findFreePort();
for (let kill = 1; kill <= kills; kill += 1) {
  const cut = await startCopy(root, { port });
  const delay = Math.round(Math.random() * LONGEST_MS);
  const before = Math.round(Math.random() * delay);
  await sleep(before);
  await markCompany(root, `Cut ${kill}`);
  await sleep(delay - before);
  // The whole process group is killed, with the build, as by a power cut.
  await cut.end("SIGKILL");
  await sleep(500);
  const next = await startCopy(root, { port });
  await markCompany(root, `Whole ${kill}`);
  for (const path of PAGES) await waitForPage(next.url + path, (text) => text.includes(`Whole ${kill}`));
  await next.end();
  console.log(`kill ${kill}: after ${delay} ms, ${delay - before} ms after a change; all pages right`);
}
await rm(root, { recursive: true, force: true, maxRetries: 5 });
