#!/usr/bin/env node
// Stress test: who deletes an enquiry and leaves the newsletter is in no byte of any file of the site, while others post and the
// process is killed among the deletions; and a restore of an older backup does not bring them back. With PostgreSQL: in no row.
//   node bench/prove/deleted-data.mjs [--people 30] [--kills 5] [--only sqlite|postgres]
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "esbuild";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { findBytes } from "../../src/testing/find-bytes.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { bundleSite } from "../lib/bundle-site.mjs";
import { startStreams } from "../lib/post-stream.mjs";
import { readTable } from "../lib/read-store.mjs";
import { startSite } from "../lib/site-process.mjs";
import { inventPerson, loadLinks, postAll, press } from "./deleted-data/person.mjs";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "30" },
    kills: { type: "string", default: "5" },
    only: { type: "string" },
  },
});
const SOURCE = join(import.meta.dirname, "../..");
const { root, remove } = await bundleSite();
await build({
  ...{ absWorkingDir: SOURCE, bundle: true, packages: "external", platform: "node", target: "node20" },
  // Nothing that it does here reads the content, which is there after a build alone.
  external: ["../../../.build/content/*"],
  ...{
    entryPoints: ["src/hosting/enquiries-cli.ts"],
    outfile: join(root, ".build/enquiries.mjs"),
    format: "esm",
  },
});

function runCommand(variables, ...words) {
  const env = { PATH: process.env.PATH, ...variables };
  const command = join(root, ".build/enquiries.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { cwd: root, env });
  if (status !== 0) throw new Error(`enquiries ${words[0]}: ${stderr}`);
  return String(stdout).trim();
}

/** Looks for words: in files with SQLite, in rows and captured mails with PostgreSQL. */
async function findWords(words, { dataDir, databaseUrl }) {
  const found = findBytes(dataDir, words);
  if (databaseUrl === undefined) return found;
  for (const table of ["enquiries", "subscribers", "outbox", "form_drafts"]) {
    const rows = JSON.stringify(await readTable(table, { databaseUrl }));
    found.push(...words.filter((word) => rows.includes(word)).map((word) => `${table}: ${word}`));
  }
  return found;
}

/** Deletes some people by their links, killing the process among it. Gets the site that runs afterwards. */
async function deleteAmongKills(start, site, links) {
  const every = Math.ceil(links.length / Number(values.kills));
  for (const [index, { remove: removal, leave }] of links.entries()) {
    const pressed = Promise.all([press(removal), press(leave)]);
    if (index % every === 0) {
      await sleep(Math.random() * 40);
      await site.end("SIGKILL");
      site = await start();
    }
    await pressed;
  }
  return site;
}

async function run(dialect) {
  const folder = await mkdtemp(join(tmpdir(), "deleted-data-"));
  const postgres = dialect === "postgres" ? await startPostgres() : undefined;
  const settings = { dataDir: join(folder, "data"), databaseUrl: postgres?.url };
  const variables = {
    ...{
      PORT: String(await findFreePort()),
      DATA_DIR: settings.dataDir,
      RATE_LIMIT: "0",
      SECRET: "d".repeat(40),
    },
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const start = () => startSite(root, variables);
  let site = await start();
  const streams = startStreams(site.url, { streams: 2, pauseMs: 100 });
  const people = Array.from({ length: Number(values.people) }, inventPerson);
  for (const person of people) await postAll(site.url, person);
  const links = [];
  for (const person of people) links.push(await loadLinks(settings.dataDir, person));
  for (const { confirm } of links) await press(confirm);
  const backup = join(folder, "backup.json.gz");
  runCommand(variables, "backup", backup);

  const gone = people.filter((_person, index) => index % 2 === 0);
  const words = gone.flatMap((person) => person.words);
  const before = (await findWords(words, settings)).length;
  site = await deleteAmongKills(
    start,
    site,
    links.filter((_links, index) => index % 2 === 0),
  );
  await streams.stop();
  // What a kill left between the rows and the files is the next purge's.
  runCommand(variables, "purge");
  const left = await findWords(words, settings);
  await site.end("SIGTERM");
  const restored = runCommand(variables, "restore", backup, "--replace");
  const back = await findWords(words, settings);
  const kept = people.filter((person) => !gone.includes(person));
  const missing = [];
  for (const person of kept) if ((await findWords(person.words, settings)).length === 0) missing.push(person);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    ...{
      test: `deleted data, ${dialect}`,
      people: people.length,
      deleted: gone.length,
      foundBefore: before,
    },
    ...{ left, restored, back, keptMissing: missing.length },
    passed: before > 0 && left.length === 0 && back.length === 0 && missing.length === 0,
  };
}

let passed = true;
for (const dialect of ["sqlite", "postgres"]) {
  if (values.only !== undefined && values.only !== dialect) continue;
  const result = await run(dialect);
  console.log(JSON.stringify(result));
  passed &&= result.passed;
}
await remove();
process.exit(passed ? 0 : 1);
