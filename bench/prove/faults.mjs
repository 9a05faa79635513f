#!/usr/bin/env node
// Stress test: while the database or the disk is away, posts get a clear 5xx and nothing is confirmed that is not kept;
// afterwards the site goes on by itself. And: several processes on one store count, and recognise, together.
// Those about disks mount a small tmpfs, for which they need root or a user namespace (unshare -Urm).
//   node bench/prove/faults.mjs [--pairs 200] [--store sqlite|postgres]
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { prove, until, waitForMails } from "../lib/proof.mjs";
import {
  countAnswers,
  getReferences,
  postEnquiry,
  startStreams,
  waitUntilAccepted,
} from "../lib/requests.mjs";
import { readReferences } from "../lib/store.mjs";
import { twoProcesses } from "../lib/two-processes.mjs";

/** Longer than a claim lasts. */
const MAILS_MS = 240_000;

const getHealth = async ({ url }) => (await fetch(`${url}/api/health`)).status;
const countConfirmed = (answers) => answers.filter(({ status }) => status === 200).length;

/** Checks the posts of a fault after it: every confirmed one is stored and mailed once, and every other one was answered 5xx with a code. */
async function checkKept(answers, site, smtp, settings) {
  const { ms } = await waitForMails(site.url, MAILS_MS);
  await site.end("SIGTERM");
  const confirmed = getReferences(answers);
  const [stored, mailed] = [await readReferences(settings), smtp.getComplete()];
  const isClear = ({ status, code, reference }) =>
    status === 200 ? Boolean(reference) : status >= 500 && typeof code === "string";
  const faults = {
    unclear: answers.filter((answer) => !isClear(answer)).length,
    notStored: confirmed.filter((reference) => !stored.has(reference)).length,
    notMailed: confirmed.filter((reference) => !mailed.has(reference)).length,
    mailsTwice: smtp.countTwice(),
  };
  const isWhole = Object.values(faults).every((count) => count === 0);
  const slowestMs = Math.round(Math.max(...answers.map((answer) => answer.ms)));
  const passed = isWhole && answers.length > confirmed.length;
  return { passed, answers: countAnswers(answers), ...faults, slowestMs, mailsAfterMs: ms };
}

/** Posts while something is away that `cut` takes and `mend` brings back. Where it is away as a whole, nothing may be confirmed meanwhile. */
async function outlast(proof, { variables, settings = proof.settings, change, cut, mend, isWhole = true }) {
  const smtp = await proof.recordMails();
  const site = await proof.start(variables);
  const posts = startStreams(site.url, { streams: 4, change });
  await sleep(1000);
  await cut(site, posts);
  const before = posts.answers.length;
  await sleep(4000);
  // The first few may have been under way.
  const confirmed = countConfirmed(posts.answers.slice(before + 4));
  const health = await getHealth(site);
  await mend();
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  await sleep(1000);
  const kept = await checkKept(await posts.stop(), site, smtp, settings);
  const passed = kept.passed && (!isWhole || (confirmed === 0 && health === 503));
  return { ...kept, passed, confirmed, health, recoveryMs };
}

/** PostgreSQL really goes away while posts stream, by `stop` or `kill`, and comes back. */
async function loseDatabase(proof, end) {
  if (proof.settings.databaseUrl === undefined) return { passed: true, skipped: "needs PostgreSQL" };
  const [data, port] = [await mkdtemp(join(tmpdir(), "faults-postgres-")), await findFreePort()];
  let postgres = await startPostgres(data, port);
  const { url } = postgres;
  const result = await outlast(proof, {
    variables: { DATABASE_URL: url },
    settings: { databaseUrl: url },
    cut: () => postgres[end](),
    mend: async () => (postgres = await startPostgres(data, port)),
  });
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
  return result;
}
const postgresStopped = (proof) => loseDatabase(proof, "stop");
const postgresKilled = (proof) => loseDatabase(proof, "kill");

const mount = (...args) => spawnSync("mount", args).status === 0;
/** Makes the folder `ro` or `rw`, and tells whether the kernel did so: it refuses while a file is open for writing. */
const remount = ({ settings: { dataDir } }, mode) => mount("-o", `remount,${mode}`, dataDir);

/** Runs a test on a tmpfs of a size (`2m`), which SQLite alone writes to, where this process may mount one. */
const onDisk = (name, size, test) =>
  ({
    async [name](proof) {
      const { dataDir, databaseUrl } = proof.settings;
      if (databaseUrl !== undefined) return { passed: true, skipped: "needs SQLite" };
      await mkdir(dataDir, { recursive: true });
      if (!mount("-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs", dataDir))
        return { passed: true, skipped: "needs root, or: unshare -Urm node bench/prove/faults.mjs" };
      const unmount = () => spawnSync("umount", ["--lazy", dataDir]);
      // A test that fails must not leave it behind.
      process.once("exit", unmount);
      proof.stops.push(unmount);
      return test(proof);
    },
  })[name];

/** Posts fill a disk to its end; then there is room again. */
const fullDisk = onDisk("fullDisk", "2m", async (proof) => {
  const filler = join(proof.settings.dataDir, "filler");
  await writeFile(filler, Buffer.alloc(1_200_000));
  return outlast(proof, {
    change: { message: "x".repeat(3500) },
    cut: (_site, { answers }) =>
      until("The filling of the disk", () => answers.filter(({ status }) => status >= 500).length >= 40),
    mend: () => rm(filler),
    isWhole: false,
  });
});

/**
 * Makes every write of a running process fail with EROFS, as a file system does that became read-only after an error
 * of its disk. Linux refuses to remount one read-only by hand while a file is open for writing.
 */
const readOnlyWhileRunning = onDisk("readOnlyWhileRunning", "16m", async (proof) => {
  if (spawnSync("strace", ["-V"]).status !== 0) return { passed: true, skipped: "needs strace" };
  let tracer;
  return outlast(proof, {
    async cut({ pid }) {
      const inject = "-einject=pwrite64,pwritev,ftruncate,fallocate:error=EROFS";
      const args = ["-f", "-qq", "-o", "/dev/null", "-p", String(pid), inject];
      tracer = spawn("strace", args, { stdio: "ignore" });
      await sleep(500);
    },
    async mend() {
      const ended = once(tracer, "exit");
      tracer.kill("SIGINT");
      await ended;
    },
  });
});

/** The site is started on a read-only folder that it knows; then the folder can be written again. */
const startedReadOnly = onDisk("startedReadOnly", "16m", async (proof) => {
  const smtp = await proof.recordMails();
  const first = await proof.start();
  const answers = [await postEnquiry(first.url)];
  await first.end("SIGKILL");
  const isReadOnly = remount(proof, "ro");
  const site = await proof.start();
  const isFault = (line) =>
    line.includes("data-folder-not-writable") && line.includes(proof.settings.dataDir);
  const logNamesFolder = site.getErrors().some(isFault);
  for (let post = 0; post < 5; post += 1) answers.push(await postEnquiry(site.url));
  const confirmed = countConfirmed(answers.slice(1));
  const health = await getHealth(site);
  remount(proof, "rw");
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  answers.push(await postEnquiry(site.url));
  const kept = await checkKept(answers, site, smtp, proof.settings);
  const isRefused = isReadOnly && logNamesFolder && confirmed === 0 && health === 503;
  return { ...kept, passed: kept.passed && isRefused, logNamesFolder, confirmed, health, recoveryMs };
});

/** The very first start: without a place for the secret the site ends, and says which folder it is about. */
const firstStartReadOnly = onDisk("firstStartReadOnly", "2m", async (proof) => {
  remount(proof, "ro");
  const message = await proof.start({ SECRET: "" }).then(
    (site) => site.end("SIGKILL").then(() => "it started"),
    (error) => error.message,
  );
  const exitCode = Number(/with code (\d+)/.exec(message)?.[1]);
  const text = message.split("\n").find((line) => line.includes("DATA_DIR"));
  return { passed: text?.includes(proof.settings.dataDir) === true && exitCode > 0, exitCode, text };
});

await prove(
  { pairs: 200 },
  ...[twoProcesses, postgresStopped, postgresKilled],
  ...[fullDisk, readOnlyWhileRunning, startedReadOnly, firstStartReadOnly],
);
