#!/usr/bin/env node
// Enquiries stored durably per second over HTTP, 50 connections, as a share of a bare handler on the same database (lib/bare-insert.mjs),
// measured in turns. Goal: at least half. `pinned`: PostgreSQL and the load on one processor, the site on the other, as on two machines.
//   node bench/enquiries.mjs [--seconds 10] [--rounds 5] [--only sqlite,postgres,pinned]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import autocannon from "autocannon";

import { findFreePort } from "../scripts/lib/port.mjs";
import { startMailServer } from "../src/testing/mail-server.mjs";
import { startPostgres } from "../src/testing/start-postgres.mjs";
import { getMedian, toTable } from "./lib/report.mjs";
import { bundleSite, startSite } from "./lib/site.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "5" },
    only: { type: "string", default: "sqlite,postgres,pinned" },
  },
});
const GOAL = 0.5;
const [DATABASE_CPU, SITE_CPU] = [0, 1];
process.chdir(join(import.meta.dirname, ".."));

let count = 0;
const createBody = () =>
  JSON.stringify({
    name: "Ana",
    lastname: "Pérez",
    email: `v${(count += 1)}@guests${count % 1000}.example`,
    phone: "+34 600 123 456",
    lang: "es",
    message: `Hola, ¿hay sitio? ${count}`,
    idempotencyKey: `bench-${process.pid}-${count}`,
  });

/** Posts for so long; gets how many were answered 200 per second, and how long that took. */
async function post(url, duration) {
  const result = await autocannon({
    url,
    duration,
    connections: 50,
    requests: [
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        setupRequest: (request) => ({ ...request, body: createBody() }),
      },
    ],
  });
  return {
    perSecond: Math.round(result["2xx"] / result.duration),
    failed: result.non2xx + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

async function measureBare(folder, databaseUrl, cpu) {
  const program = [
    process.execPath,
    "bench/lib/bare-insert.mjs",
    folder,
    ...(databaseUrl ? [databaseUrl] : []),
  ];
  const [command, ...words] = cpu === undefined ? program : ["taskset", "-c", String(cpu), ...program];
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(child.stdout, "data");
  const url = `http://127.0.0.1:${String(port).trim()}/`;
  await post(url, 2);
  const result = await post(url, Number(values.seconds));
  child.kill();
  return result;
}

async function measureSite(folder, databaseUrl, cpu) {
  const variables = {
    PORT: String(await findFreePort()),
    DATA_DIR: folder,
    RATE_LIMIT: "0",
    SECRET: "b".repeat(40),
    SMTP_URL: mail.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const running = await startSite(site.root, variables, { cpu });
  await post(`${running.url}/api/contact`, 2);
  const result = await post(`${running.url}/api/contact`, Number(values.seconds));
  await running.end("SIGTERM");
  return result;
}

async function measure(name, round) {
  const folder = await mkdtemp(join(tmpdir(), "bench-enquiries-"));
  const isPinned = name === "pinned";
  const postgres =
    name === "sqlite"
      ? undefined
      : await startPostgres(undefined, undefined, {
          isDurable: true,
          ...(isPinned && { cpu: DATABASE_CPU }),
        });
  const cpu = isPinned ? SITE_CPU : undefined;
  const bare = await measureBare(folder, await postgres?.createDatabase(), cpu);
  const ours = await measureSite(folder, await postgres?.createDatabase(), cpu);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  const row = { name, round, bare, ours, share: Number((ours.perSecond / bare.perSecond).toFixed(2)) };
  console.log(JSON.stringify(row));
  return row;
}

const site = await bundleSite();
// The site delivers its mails while it is measured.
const mail = await startMailServer(() => Promise.resolve());
const names = values.only.split(",");
const rows = [];
for (let round = 1; round <= Number(values.rounds); round += 1)
  for (const name of names) rows.push(await measure(name, round));
await mail.stop();
await site.remove();

const getShare = (name) => getMedian(rows.filter((row) => row.name === name).map(({ share }) => share));
const table = toTable([
  ["store", "round", "bare/s", "p50 / p99 ms", "site/s", "p50 / p99 ms", "failed", "share"],
  ...rows.map(({ name, round, bare, ours, share }) => [
    ...[name, round, bare.perSecond, `${bare.p50} / ${bare.p99}`],
    ...[ours.perSecond, `${ours.p50} / ${ours.p99}`, ours.failed, share],
  ]),
]);
const medians = names.map((name) => `${name} ${getShare(name)}`).join(", ");
console.log(`${table}\nmedian share: ${medians}`);
if (names.some((name) => getShare(name) < GOAL)) process.exitCode = 1;
