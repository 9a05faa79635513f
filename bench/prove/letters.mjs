#!/usr/bin/env node
// Stress test: a letter to 5,000 subscribers while the site is killed (SIGKILL) ten times. Everybody gets it; twice at most those
// five whose mails were under way at a kill, with one Message-ID. Between the kills visitors write: their mails do not wait for the letters.
//   node bench/prove/letters.mjs [--subscribers 5000] [--kills 10] [--postgres] [--root <built site>]
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
import { startSite } from "../lib/site-process.mjs";
import { addSubscribers } from "./letters/add-subscribers.mjs";

const { values } = parseArgs({
  options: {
    subscribers: { type: "string", default: "5000" },
    kills: { type: "string", default: "10" },
    postgres: { type: "boolean", default: false },
    root: { type: "string" },
  },
});
const [subscribers, kills] = [Number(values.subscribers), Number(values.kills)];
const bundle = values.root === undefined ? await bundleSite() : undefined;
const root = values.root ?? bundle.root;

/** The Message-IDs of the copies that each subscriber got, and when the agency's mails came. */
const copies = new Map();
const agencyMails = [];
const smtp = await startMailServer(({ raw, recipients: [address] }) => {
  const id = /^Message-ID: (.+)$/im.exec(raw)?.[1];
  if (address.startsWith("reader")) copies.set(address, [...(copies.get(address) ?? []), id]);
  else agencyMails.push(performance.now());
  return Promise.resolve();
});

const dataDir = await mkdtemp(join(tmpdir(), "palmarena-letters-"));
const postgres = values.postgres ? await startPostgres() : undefined;
const variables = {
  PORT: String(await findFreePort()),
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  SECRET: "k".repeat(40),
  SMTP_URL: smtp.url,
  AGENCY_EMAIL: "agency@example.com",
  LETTERS_PER_MINUTE: "1000000",
  ...(postgres && { DATABASE_URL: postgres.url }),
};

const toLetter = (key) => `staff/letters.get?input=${encodeURIComponent(JSON.stringify({ key }))}`;

let cookie = "";
async function call(url, method, path, body) {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const reply = await response.json();
  return reply.result?.data ?? reply;
}

/** Has a visitor write, and gets how long the first mail of it took. */
async function measureOther(url) {
  const [began, before] = [performance.now(), agencyMails.length];
  await call(url, "POST", "contact", { name: "Ana", email: "v@example.com", message: "Hi", lang: "en" });
  while (agencyMails.length === before) await sleep(5);
  return agencyMails[before] - began;
}

let site = await startSite(root, variables);
// The key of the printed link is written after the site has begun to listen.
while (!existsSync(join(dataDir, "editor-key"))) await sleep(50);
cookie = await openEditorSession(site.url, dataDir);
await addSubscribers(subscribers, { dataDir, databaseUrl: postgres?.url });
const { letters } = await call(site.url, "GET", "staff/letters.list");
const { key } = letters[0];
const { version } = await call(site.url, "GET", toLetter(key));
const began = performance.now();
// Two members of staff press the button at the same moment.
const pressed = await Promise.allSettled(
  [1, 2].map(() => call(site.url, "POST", "staff/letters.send", { key, version })),
);
const sendMs = Math.round(performance.now() - began);

const others = [];
for (let kill = 1; kill <= kills; kill += 1) {
  // Spread over the letter, and at any moment of a mail.
  while (copies.size < (subscribers * kill) / (kills + 2)) await sleep(5);
  others.push(await measureOther(site.url));
  await sleep(Math.random() * 150);
  await site.end("SIGKILL");
  site = await startSite(root, variables);
}

const started = performance.now();
let figures;
for (;;) {
  ({ figures } = await call(site.url, "GET", toLetter(key)));
  if (figures.waiting === 0) break;
  if (performance.now() - started > 900_000)
    throw new Error(`letters still wait: ${JSON.stringify(figures)}`);
  await sleep(300);
}
// Whatever is sent once more would come now.
await sleep(6_000);
await site.end("SIGTERM");

const counts = [...copies.values()];
const result = {
  store: postgres ? "postgres" : "sqlite",
  subscribers,
  kills,
  letters: pressed.filter(({ status }) => status === "fulfilled").length,
  sendMs,
  reached: copies.size,
  mails: counts.flat().length,
  twice: counts.filter(({ length }) => length > 1).length,
  oneIdForTwoSubscribers: counts.length - new Set(counts.map(([id]) => id)).size,
  noted: figures.sent,
  failed: figures.failed,
  lettersPerSecond: Math.round(subscribers / ((performance.now() - began - 6_000) / 1_000)),
  slowestOtherMailMs: Math.round(Math.max(0, ...others)),
};
console.log(JSON.stringify(result));
await smtp.stop();
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
await bundle?.remove();
const isRight =
  result.letters === 1 &&
  result.reached === subscribers &&
  result.noted === subscribers &&
  // Five letters are delivered at a time.
  result.twice <= kills * 5 &&
  result.oneIdForTwoSubscribers === 0 &&
  result.slowestOtherMailMs < 5_000;
process.exit(isRight ? 0 : 1);
