#!/usr/bin/env node
// Stress test: a wrong clock loses nothing. The clock of a real process is set ahead (bench/lib/shift-clock.mjs).
//   1. A day ahead an enquiry comes in while the mail server is away; with the right clock its mails leave within seconds.
//   2. Three years ahead the site is started, and a scheduler asks /api/outbox: nothing is deleted.
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

async function testDayAhead(variables) {
  const smtp = await startMailRecorder();
  const ahead = await startSite(root, { ...variables, ...shift(DAY), SMTP_URL: "smtp://127.0.0.1:9" });
  await postEnquiry(ahead.url);
  await sleep(3_000);
  await ahead.end("SIGKILL");
  const began = performance.now();
  const site = await startSite(root, { ...variables, SMTP_URL: smtp.url });
  while (smtp.mails.size < 3 && performance.now() - began < 20_000) await sleep(50);
  const ms = Math.round(performance.now() - began);
  await site.end("SIGTERM");
  await smtp.stop();
  return { test: "a day ahead", passed: smtp.mails.size === 3, mails: smtp.mails.size, deliveredMs: ms };
}

async function testYearsAhead(variables, settings) {
  const smtp = await startMailRecorder();
  const now = await startSite(root, { ...variables, SMTP_URL: smtp.url });
  for (let count = 0; count < 20; count += 1) await postEnquiry(now.url);
  while (smtp.mails.size < 60) await sleep(50);
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

const passed = await runOnBothStores([testDayAhead, testYearsAhead]);
await bundle?.remove();
process.exit(passed ? 0 : 1);
