#!/usr/bin/env node
// Stress test: a wrong clock deletes nothing. The clock of a real process is set three years ahead (bench/lib/shift-clock.mjs), and a
// scheduler asks /api/outbox.
//   node bench/prove/clocks.mjs [--store sqlite|postgres]
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { postEnquiry } from "../lib/requests.mjs";
import { prove, SECRET, waitForMails } from "../lib/proof.mjs";

const YEARS_MS = 3 * 365 * 24 * 60 * 60_000;
const ENQUIRIES = 20;
const PASSWORD = createHmac("sha256", SECRET).update("outbox-password:1").digest("base64url");

await prove({}, async function yearsAhead(proof) {
  await proof.recordMails();
  const now = await proof.start();
  for (let count = 0; count < ENQUIRIES; count += 1) await postEnquiry(now.url);
  await waitForMails(now.url);
  await now.end("SIGTERM");
  const site = await proof.start({
    NODE_OPTIONS: `--import ${join(import.meta.dirname, "../lib/shift-clock.mjs")}`,
    CLOCK_SHIFT_MS: String(YEARS_MS),
  });
  const ask = { method: "POST", headers: { authorization: `Bearer ${PASSWORD}` } };
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await fetch(`${site.url}/api/outbox`, ask)).status);
    await sleep(5_000);
  }
  await site.end("SIGTERM");
  const kept = (await proof.readTable("enquiries")).length;
  return { passed: kept === ENQUIRIES && statuses.every((status) => status === 200), kept, statuses };
});
