#!/usr/bin/env node
// Proof: an enquiry that was answered 200 is never lost. The site is killed (SIGKILL) at random moments during a stream
// of posts; afterwards every confirmed reference must be in the store, and its two mails at a real SMTP server.
//   node bench/prove/kill.mjs [--kills 200] [--pause 100] [--postgres] [--root <built site>]
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { SMTPServer } from "smtp-server";

import { bundleSite } from "../lib/bundle-site.mjs";
import { getFreePort, startPostgres, startSite } from "../lib/site-process.mjs";

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
const source = import.meta.dirname.replace(/\/bench\/prove$/, "");

/** How often each mail (by Message-ID) arrived, and for which reference and recipient. */
const arrived = new Map();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  disableReverseLookup: true,
  onData(stream, session, done) {
    let text = "";
    stream.on("data", (chunk) => (text += chunk));
    stream.on("end", () => {
      const id = /^Message-ID: (.+)$/im.exec(text)?.[1];
      const reference = /PA-[2-9A-Z]{5}/.exec(text)?.[0];
      const mail = arrived.get(id) ?? { reference, to: session.envelope.rcptTo[0].address, times: 0 };
      arrived.set(id, { ...mail, times: mail.times + 1 });
      done();
    });
  },
});
smtp.on("error", () => undefined);
smtp.listen(0, "127.0.0.1");
await once(smtp.server, "listening");

const dataDir = await mkdtemp(join(tmpdir(), "palmarena-kill-"));
const postgres = values.postgres ? await startPostgres(source) : undefined;
const port = await getFreePort();
const variables = {
  PORT: String(port),
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  SECRET: "k".repeat(40),
  SMTP_URL: `smtp://127.0.0.1:${smtp.server.address().port}`,
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
    console.log(`${kill} kills, ${confirmed.size} confirmed, ${arrived.size} mails so far`);
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

const byReference = new Map();
for (const { reference, to } of arrived.values()) {
  if (!byReference.has(reference)) byReference.set(reference, new Set());
  byReference.get(reference).add(to.startsWith("v") ? "visitor" : "agency");
}
// The mails are written from the stored enquiry, so both of them prove the row as well.
const lost = [...confirmed].filter((reference) => (byReference.get(reference)?.size ?? 0) < 2);
const twice = [...arrived.values()].filter(({ times }) => times > 1).length;
console.log(
  JSON.stringify({
    store: postgres ? "postgres" : "sqlite",
    kills,
    posts,
    confirmed: confirmed.size,
    lost: lost.length,
    mails: arrived.size,
    mailsTwice: twice,
    storedUnconfirmed: byReference.size - confirmed.size,
    recoveryMs: recovery,
  }),
);
smtp.close();
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
await bundle?.remove();
process.exit(lost.length === 0 ? 0 : 1);
