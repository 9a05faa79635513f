#!/usr/bin/env node
// Stress test: an enquiry that was answered 200 is never lost. The site is killed (SIGKILL) at random moments during a stream
// of posts; afterwards every confirmed reference must be in the store, and its two mails at a real SMTP server.
//   node bench/prove/kill.mjs [--kills 200] [--pause 100] [--postgres] [--root <built site>]
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { bundleSite } from "../lib/bundle-site.mjs";
import { startMailRecorder } from "../lib/mail-recorder.mjs";
import { startSite } from "../lib/site-process.mjs";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    pause: { type: "string", default: "100" },
    postgres: { type: "boolean", default: false },
    root: { type: "string" },
  },
});
/** Each waits `--pause` milliseconds between posts: every enquiry is two mails that the last start has to deliver. */
const STREAMS = 8;
const bundle = values.root === undefined ? await bundleSite() : undefined;
const root = values.root ?? bundle.root;

const smtp = await startMailRecorder();
const dataDir = await mkdtemp(join(tmpdir(), "palmarena-kill-"));
const postgres = values.postgres ? await startPostgres() : undefined;
const port = await findFreePort();
const variables = {
  PORT: String(port),
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  SECRET: "k".repeat(40),
  SMTP_URL: smtp.url,
  ...(postgres && { DATABASE_URL: postgres.url }),
};

const confirmed = new Set();
let posts = 0;
async function post(url) {
  posts += 1;
  const body = {
    name: "Ana",
    email: `v${posts}@example.com`,
    message: `Number ${posts}`,
    lang: "es",
    idempotencyKey: `kill-${process.pid}-${posts}`,
  };
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const reply = await response.json();
  if (response.status !== 200) throw new Error(`unexpected ${response.status}`);
  confirmed.add(reply.reference);
}

async function stream(url, isOver) {
  while (!isOver()) {
    // A post that the kill cuts off was not confirmed, and promises nothing.
    await post(url).catch(() => undefined);
    await sleep(Number(values.pause));
  }
}

const kills = Number(values.kills);
for (let kill = 1; kill <= kills; kill += 1) {
  const site = await startSite(root, variables);
  let over = false;
  const streams = Array.from({ length: STREAMS }, () => stream(site.url, () => over));
  // Short lives die among the posts, long ones (the first mail needs some 400 ms) among the mails.
  await sleep(20 + Math.random() ** 2 * 2000);
  over = true;
  await site.end("SIGKILL");
  await Promise.all(streams);
  if (kill % 20 === 0)
    console.log(`${kill} kills, ${confirmed.size} confirmed, ${smtp.mails.size} mails so far`);
}

const site = await startSite(root, variables);
const started = Date.now();
for (;;) {
  const health = await (await fetch(`${site.url}/api/health`)).json();
  if (health.mail?.due === 0) break;
  if (Date.now() - started > 600_000) throw new Error(`mails still wait: ${JSON.stringify(health)}`);
  await sleep(500);
}
const recovery = Date.now() - started;
await site.end("SIGTERM");

// The mails are written from the stored enquiry, so both of them prove the row as well.
const complete = smtp.getComplete();
const lost = [...confirmed].filter((reference) => !complete.has(reference));
console.log(
  JSON.stringify({
    store: postgres ? "postgres" : "sqlite",
    kills,
    posts,
    confirmed: confirmed.size,
    lost: lost.length,
    mails: smtp.mails.size,
    mailsTwice: smtp.countTwice(),
    storedUnconfirmed: complete.size - confirmed.size,
    recoveryMs: recovery,
  }),
);
await smtp.stop();
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
await bundle?.remove();
process.exit(lost.length === 0 ? 0 : 1);
