#!/usr/bin/env node
// Stress test: the site is killed (SIGKILL) at random moments while staff answer, quote and book by hand, and guests accept. No confirmed
// answer, quote, acceptance, booking or payment is lost, what is sent again with its key is there once, of a quote all trips are booked or
// none, and no mail is sent again that the outbox had noted as delivered.
//   node bench/prove/inbox-kills.mjs [--kills 200] [--postgres] [--root <built site>]
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { startMailServer } from "../../src/testing/mail-server.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { bundleSite } from "../lib/bundle-site.mjs";
import { readTable } from "../lib/read-store.mjs";
import { startSite } from "../lib/site-process.mjs";
import { compareWithStore } from "./inbox-kills/compare-with-store.mjs";
import { createWork } from "./inbox-kills/guest-and-staff.mjs";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    postgres: { type: "boolean", default: false },
    root: { type: "string" },
  },
});
const SECRET = "k".repeat(40);
const STREAMS = 4;
/** Every guest is seven mails that the last start has to deliver. */
const PAUSE_MS = 100;
const bundle = values.root === undefined ? await bundleSite() : undefined;
const root = values.root ?? bundle.root;

/** Message-IDs that the outbox had noted as delivered before a start. */
const noted = new Set();
const mails = [];
let sentAgain = 0;
const smtp = await startMailServer((mail) => {
  const id = /^Message-ID: <([^@>]+)@/im.exec(mail.raw)?.[1];
  if (noted.has(id)) sentAgain += 1;
  mails.push({ id, raw: mail.raw });
  return Promise.resolve();
});

const dataDir = await mkdtemp(join(tmpdir(), "palmarena-inbox-kills-"));
const postgres = values.postgres ? await startPostgres() : undefined;
const settings = { dataDir, databaseUrl: postgres?.url };
const port = await findFreePort();
const variables = {
  PORT: String(port),
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  SECRET,
  SMTP_URL: smtp.url,
  ...(postgres && { DATABASE_URL: postgres.url }),
};
const work = createWork({ url: `http://127.0.0.1:${port}`, secret: SECRET });
let cutOff = 0;

async function stream(isOver) {
  // What the kill cuts off was not confirmed, and is sent again in the next life.
  while (!isOver()) {
    await work.goThrough().catch(() => (cutOff += 1));
    await sleep(PAUSE_MS);
  }
}

const kills = Number(values.kills);
for (let kill = 1; kill <= kills; kill += 1) {
  const site = await startSite(root, variables);
  if (kill === 1) {
    // The key of the printed link is written after the site has begun to listen.
    while (!existsSync(join(dataDir, "editor-key"))) await sleep(50);
    work.signIn(await openEditorSession(site.url, dataDir));
  }
  await work.repeat();
  let over = false;
  const streams = Array.from({ length: STREAMS }, () => stream(() => over));
  await sleep(20 + Math.random() ** 2 * 1500);
  over = true;
  await site.end("SIGKILL");
  await Promise.all(streams);
  for (const { id, status } of await readTable("outbox", settings)) if (status === "delivered") noted.add(id);
  if (kill % 20 === 0) console.log(`${kill} kills, ${work.confirmed.accepted.length} accepted so far`);
}

const site = await startSite(root, variables);
await work.repeat();
// Few kills may have cut off every acceptance.
await work.goThrough();
const started = Date.now();
for (;;) {
  const health = await (await fetch(`${site.url}/api/health`)).json();
  if (health.mail?.due === 0) break;
  if (Date.now() - started > 1_800_000) throw new Error(`mails still wait: ${JSON.stringify(health)}`);
  await sleep(300);
}
await site.end("SIGTERM");

const figures = await compareWithStore({ confirmed: work.confirmed, settings, mails, sentAgain });
console.log(JSON.stringify({ store: postgres ? "postgres" : "sqlite", kills, cutOff, ...figures }));
await smtp.stop();
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
await bundle?.remove();
const faults = [
  "lost",
  "notMailed",
  "storedTwice",
  "acceptedLost",
  "acceptedNotStored",
  "withoutEvent",
  "sentAgain",
  "bookedLost",
  "bookedTwice",
  "paidWrong",
  "tripsWrong",
  "unsold",
];
const hasWorked = figures.answers > 0 && figures.quotes > 0 && figures.accepted > 0 && figures.booked > 0;
process.exit(hasWorked && faults.every((name) => figures[name] === 0) ? 0 : 1);
