#!/usr/bin/env node
// The inbox over HTTP, on SQLite and PostgreSQL: 10,000 enquiries with 100,000 events and 20,000 mails, 5,000 bookings of two trips. Pages of
// the list, searches, one enquiry, departures and accounts: median and 95th percentile; the memory of the process. Goal: 30 ms each.
//   node bench/inbox.mjs [--enquiries 10000] [--events 10] [--times 200]
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { findFreePort } from "../scripts/lib/port.mjs";
import { startPostgres } from "../src/testing/start-postgres.mjs";
import { getMedian, getPercentile, toTable } from "./lib/report.mjs";
import { bundleSite, importBundled, startSite } from "./lib/site.mjs";

const { values } = parseArgs({
  options: {
    enquiries: { type: "string", default: "10000" },
    events: { type: "string", default: "10" },
    times: { type: "string", default: "200" },
  },
});
const [ENQUIRIES, EVENTS, TIMES] = [values.enquiries, values.events, values.times].map(Number);
const GOAL_MS = 30;

process.chdir(join(import.meta.dirname, ".."));
const site = await bundleSite();
const seeder = join(site.root, ".build/inbox-data.mjs");
const { fillStore } = await importBundled("bench/lib/inbox-data.ts", seeder);

const toPath = (name, input) => `${name}?${new URLSearchParams({ input: JSON.stringify(input) }).toString()}`;
const list = (input) => toPath("enquiries.list", input);

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What is asked for; each is a function of the number of the time, and of the references. */
const CALLS = {
  "first page": () => list({}),
  "what is due": () => list({ view: "due" }),
  "booked, filtered": (time) =>
    list({
      ...{ view: "booked", port: "bayahibe", lang: "es", offer: "saona-island" },
      from: `2026-01-0${(time % 9) + 1}`,
    }),
  "a page far down": undefined,
  "search: a rare word": (time) => list({ q: `zimt${(time * 37) % ENQUIRIES}` }),
  "search: a word of most": () => list({ q: "familia" }),
  "search: two letters": () => list({ q: "pr" }),
  "search: three beginnings": () => list({ q: "mar gar exc" }),
  "search: nothing": () => list({ q: "xylophone" }),
  "one enquiry": (time, references) =>
    toPath("enquiries.get", { reference: references[time % references.length] }),
  departures: () => toPath("departures.list", {}),
  "departures of an offer": () => toPath("departures.list", { offer: "saona-island" }),
  "one departure": (time) =>
    toPath("departures.get", { offer: "saona-island", day: inDays(1 + (time % 80)) }),
  "accounts of a month": (time) => toPath("accounts.get", { month: inDays(-30 * (time % 6)).slice(0, 7) }),
  figures: () => toPath("enquiries.figures", { months: 3 }),
};

async function findFarPlace(call) {
  let path = list({});
  for (let page = 0; page < 100; page += 1) {
    const { next } = (await (await call(path)).json()).result.data;
    if (next === undefined) break;
    path = list({ after: next });
  }
  return path;
}

async function readMemory(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024);
}

async function measureStore(store) {
  const postgres = store === "postgres" ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "site-inbox-"));
  const { token, references } = await fillStore({ dataDir, databaseUrl: postgres?.url }, ENQUIRIES, EVENTS);
  const port = await findFreePort();
  const running = await startSite(site.root, {
    ...{ PORT: String(port), DATA_DIR: dataDir, SECRET: "k".repeat(40), RATE_LIMIT: "0" },
    ...{ SITE_URL: `http://127.0.0.1:${port}`, RETENTION_DAYS: "3650" },
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const call = (path) =>
    fetch(`${running.url}/api/staff/${path}`, { headers: { cookie: `staff-${port}=${token}` } });
  const rows = [];
  for (const [name, toCall] of Object.entries(CALLS)) {
    const far = toCall ?? (await findFarPlace(call).then((path) => () => path));
    const times = [];
    let bytes = 0;
    for (let time = 0; time < TIMES + 10; time += 1) {
      const began = performance.now();
      const response = await call(far(time, references));
      bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
      if (time >= 10) times.push(performance.now() - began);
    }
    const row = { store, name, median: getMedian(times), p95: getPercentile(times, 0.95), bytes };
    console.log(JSON.stringify({ ...row, median: row.median.toFixed(1), p95: row.p95.toFixed(1) }));
    rows.push(row);
  }
  const memory = await readMemory(running.pid);
  console.log(JSON.stringify({ store, memoryMiB: memory }));
  await running.end("SIGTERM");
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
  return { rows, memory };
}

const [sqlite, postgres] = [await measureStore("sqlite"), await measureStore("postgres")];
await site.remove();
const table = toTable([
  ["asked for", "SQLite: median", "95 %", "PostgreSQL: median", "95 %"],
  ...sqlite.rows.map((row, index) => [
    row.name,
    ...[row.median, row.p95, postgres.rows[index].median, postgres.rows[index].p95].map(
      (ms) => `${ms.toFixed(1)} ms`,
    ),
  ]),
  ["memory of the process", `${sqlite.memory} MiB`, "", `${postgres.memory} MiB`, ""],
]);
console.log(table);
const missed = [...sqlite.rows, ...postgres.rows].filter(({ p95 }) => p95 > GOAL_MS);
console.log(JSON.stringify({ missed: missed.map(({ store, name }) => `${store}: ${name}`) }));
process.exitCode = missed.length > 0 ? 1 : 0;
