#!/usr/bin/env node
// Enquiries stored durably per second over HTTP, 50 connections, as a share of a bare handler on the same database (lib/bare-insert.mjs),
// measured in turns. Goal: at least half. The site delivers its mails meanwhile.
//   node bench/enquiries.mjs [--seconds 10] [--rounds 5] [--store sqlite|postgres]
//   taskset -c 0 node bench/enquiries.mjs --store postgres --cpu 1    database and load on one processor, the site on another, as on two machines
import { execFile, execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { ROOT } from "../scripts/lib/root.mjs";
import { createDatabase } from "../src/testing/start-postgres.mjs";
import { startSite } from "../src/testing/start-site.mjs";
import { prove } from "./lib/proof.mjs";
import { getMedian } from "./lib/report.mjs";

const GOAL = 0.5;
/** autocannon puts another text at each `[<id>]`. */
const BODY = JSON.stringify({
  ...{ name: "Ana", lastname: "Pérez", email: "v[<id>]@example.com", phone: "+34 600 123 456", lang: "es" },
  ...{ message: "Hola, ¿hay sitio? [<id>]", idempotencyKey: "bench-[<id>]" },
});
// Of the database that is started below.
process.env.POSTGRES_DURABLE = "1";

/** Posts for so many seconds; gets how many were answered 200 per second, and how long that took. */
async function post(url, seconds) {
  const request = ["--method=POST", "--headers=content-type=application/json", `--body=${BODY}`];
  const load = ["--connections=50", `--duration=${seconds}`, "--idReplacement", "--json"];
  const args = ["--yes", "autocannon@9.0.0", ...request, ...load, url];
  const { stdout } = await promisify(execFile)("npx", args, { maxBuffer: 2 ** 26 });
  const { duration, non2xx, errors, latency, ...result } = JSON.parse(stdout);
  const { p50, p99 } = latency;
  return { perSecond: Math.round(result["2xx"] / duration), failed: non2xx + errors, p50, p99 };
}

await prove({ seconds: 10, rounds: 5, cpu: "" }, async function storeEnquiries(proof) {
  const { folder, settings, variables } = proof;
  await proof.recordMails();

  /** Measures a server over an empty store. */
  async function measure(name, start) {
    const DATA_DIR = join(folder, name);
    await mkdir(DATA_DIR);
    const DATABASE_URL = settings.databaseUrl && (await createDatabase(settings.databaseUrl));
    const server = await start({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) });
    if (proof.cpu) execFileSync("taskset", ["-acp", String(proof.cpu), String(server.pid)]);
    const url = `${server.url}/api/contact`;
    await post(url, 2);
    const result = await post(url, proof.seconds);
    await server.end();
    return result;
  }

  const startBare = (changes) =>
    startSite(ROOT, { ...variables, ...changes }, { file: "bench/lib/bare-insert.mjs" });
  const rows = [];
  for (let round = 1; round <= proof.rounds; round += 1) {
    const bare = await measure(`bare-${round}`, startBare);
    const site = await measure(`site-${round}`, proof.start);
    rows.push({ bare, site, share: Number((site.perSecond / bare.perSecond).toFixed(2)) });
    console.log(JSON.stringify(rows.at(-1)));
  }
  const share = getMedian(rows.map((row) => row.share));
  const perSecond = getMedian(rows.map(({ site }) => site.perSecond));
  const failed = rows.reduce((sum, { bare, site }) => sum + bare.failed + site.failed, 0);
  return { passed: share >= GOAL && failed === 0, share, perSecond, failed };
});
