#!/usr/bin/env node
// Stress test: a wrong clock deletes nothing. The clock of a real process is set three years ahead (bench/lib/shift-clock.mjs), and a
// scheduler asks /api/outbox.
//   node bench/prove/clocks.mjs [--root <built site>]
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { bundleSite } from "../lib/bundle-site.mjs";
import { startMailRecorder } from "../lib/mail-recorder.mjs";
import { postEnquiry } from "../lib/post-stream.mjs";
import { runOnBothStores, SECRET } from "../lib/run-on-both-stores.mjs";
import { readTable } from "../lib/read-store.mjs";
import { startSite } from "../lib/site-process.mjs";

const { values } = parseArgs({ options: { root: { type: "string" } } });
const DAY = 24 * 60 * 60_000;
const PASSWORD = createHmac("sha256", SECRET).update("outbox-password:1").digest("base64url");
const bundle = values.root === undefined ? await bundleSite() : undefined;
const root = values.root ?? bundle.root;
const shift = (ms) => ({
  NODE_OPTIONS: `--import ${join(import.meta.dirname, "../lib/shift-clock.mjs")}`,
  CLOCK_SHIFT_MS: String(ms),
});

async function testYearsAhead(variables, settings) {
  const smtp = await startMailRecorder();
  const now = await startSite(root, { ...variables, SMTP_URL: smtp.url });
  for (let count = 0; count < 20; count += 1) await postEnquiry(now.url);
  while (smtp.mails.size < 40) await sleep(50);
  await sleep(500);
  await now.end("SIGTERM");
  const before = (await readTable("enquiries", settings)).length;
  const site = await startSite(root, { ...variables, ...shift(3 * 365 * DAY), SMTP_URL: smtp.url });
  const ask = { method: "POST", headers: { authorization: `Bearer ${PASSWORD}` } };
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await fetch(`${site.url}/api/outbox`, ask)).status);
    await sleep(5_000);
  }
  await site.end("SIGTERM");
  const after = (await readTable("enquiries", settings)).length;
  await smtp.stop();
  const passed = before >= 20 && after === before && statuses.every((status) => status === 200);
  return { test: "three years ahead", passed, before, after, statuses };
}

const passed = await runOnBothStores([testYearsAhead]);
await bundle?.remove();
process.exit(passed ? 0 : 1);
