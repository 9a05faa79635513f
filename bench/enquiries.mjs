#!/usr/bin/env node
// Load: enquiries stored durably per second by the built site, against the limit of the machine (see bare-insert.mjs).
// The two are measured in turns, so that a busy machine is unfair to both. Goal: at least half of the limit.
// With --serve the same functions are measured under `gatsby serve` as well, with the same store.
//   node bench/enquiries.mjs [--root <built site>] [--seconds 10] [--rounds 3] [--postgres] [--serve]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { findFreePort } from "../scripts/lib/port.mjs";
import { postLoad } from "./lib/post-load.mjs";
import { getMedian } from "./lib/statistics.mjs";
import { startGatsbyServe, startPostgres, startSite, startSmtpSink } from "./lib/site-process.mjs";

const { values } = parseArgs({
  options: {
    root: { type: "string", default: process.cwd() },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    postgres: { type: "boolean", default: false },
    serve: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const source = import.meta.dirname.replace(/\/bench$/, "");
const folder = await mkdtemp(join(tmpdir(), "palmarena-bench-"));
// A real mail server in a process of its own: the site delivers while it is measured.
const sink = await startSmtpSink();
const postgres = values.postgres ? await startPostgres(source) : undefined;

async function measureBare() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "lib/bare-insert.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  const result = await postLoad(`http://127.0.0.1:${String(port).trim()}/`, { seconds });
  child.kill();
  return result;
}

async function measureSite(name, start) {
  const site = await start(values.root, {
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, name),
    RATE_LIMIT: "0",
    SECRET: "b".repeat(40),
    SMTP_URL: sink.url,
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  await postLoad(`${site.url}/api/contact`, { seconds: 1 });
  const result = await postLoad(`${site.url}/api/contact`, { seconds });
  await site.end("SIGTERM");
  return result;
}

const ratios = [];
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const [bare, site] = [await measureBare(), await measureSite(`site-${round}`, startSite)];
  ratios.push(site.perSecond / bare.perSecond);
  console.log(
    `round ${round}: limit ${JSON.stringify(bare)}  site ${JSON.stringify(site)}  share ${(site.perSecond / bare.perSecond).toFixed(2)}`,
  );
}
if (values.serve) console.log("gatsby serve", JSON.stringify(await measureSite("serve", startGatsbyServe)));
console.log(
  JSON.stringify({
    store: postgres ? "postgres" : "sqlite",
    medianShareOfLimit: Number(getMedian(ratios).toFixed(2)),
  }),
);
await postgres?.stop();
sink.stop();
await rm(folder, { recursive: true, force: true });
