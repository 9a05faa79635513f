import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { postEnquiry, startStreams, waitUntilAccepted } from "../../lib/requests.mjs";
import { until } from "../../lib/proof.mjs";
import { checkKept, countConfirmed, getHealth } from "./check-kept.mjs";

const mount = (...args) => spawnSync("mount", args).status === 0;

/** Mounts a tmpfs of a size (`2m`) on the site's data folder until the end of the test. Returns whether that is permitted. */
async function mountSmallFolder({ settings: { dataDir }, stops }, size) {
  await mkdir(dataDir, { recursive: true });
  if (!mount("-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs", dataDir)) return false;
  const unmount = () => spawnSync("umount", ["--lazy", dataDir]);
  // A test that fails must not leave it behind.
  process.once("exit", unmount);
  stops.push(unmount);
  return true;
}

/** Makes the folder `ro` or `rw`, and tells whether the kernel did so: it refuses while a file is open for writing. */
const remount = ({ settings: { dataDir } }, mode) => mount("-o", `remount,${mode}`, dataDir);

/** Runs a test of a disk of a size, which SQLite alone writes to, where this process may mount one. */
const onDisk = (name, size, test) => ({
  async [name](proof) {
    if (proof.settings.databaseUrl !== undefined) return { passed: true, skipped: "needs SQLite" };
    if (await mountSmallFolder(proof, size)) return test(proof);
    return {
      passed: true,
      skipped: "needs root, or a user namespace: unshare -Urm node bench/prove/faults.mjs",
    };
  },
});

/** Posts fill a disk to its end; then there is room again. */
async function fillDisk(proof) {
  const filler = join(proof.settings.dataDir, "filler");
  await writeFile(filler, Buffer.alloc(1_200_000));
  const smtp = await proof.recordMails();
  const site = await proof.start();
  const posts = startStreams(site.url, { streams: 4, change: { message: "x".repeat(3500) } });
  const isFull = () => posts.answers.filter(({ status }) => status >= 500).length >= 40;
  await until("The filling of the disk", isFull);
  await sleep(2000);
  const healthWhenFull = await getHealth(site);
  await rm(filler);
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  await sleep(300);
  const answers = await posts.stop();
  const kept = await checkKept({ answers, site, settings: proof.settings, smtp });
  return { ...kept, healthWhenFull, recoveryMs };
}

/**
 * Makes every write of a running process fail with EROFS, as a file system does that became read-only after an error
 * of its disk. Linux refuses to remount one read-only by hand while a file is open for writing.
 */
async function failWrites(pid) {
  const inject = "-einject=pwrite64,pwritev,ftruncate,fallocate:error=EROFS";
  const args = ["-f", "-qq", "-o", "/dev/null", "-p", String(pid), inject];
  const tracer = spawn("strace", args, { stdio: "ignore" });
  await sleep(500);
  return async () => {
    const ended = once(tracer, "exit");
    tracer.kill("SIGINT");
    await ended;
  };
}

/** The folder becomes read-only under a running site, and writable again. */
async function becomeReadOnly(proof) {
  if (spawnSync("strace", ["-V"]).status !== 0) return { passed: true, skipped: "needs strace" };
  const smtp = await proof.recordMails();
  const site = await proof.start();
  const posts = startStreams(site.url, { streams: 4 });
  await sleep(1000);
  const allowWrites = await failWrites(site.pid);
  const before = posts.answers.length;
  await sleep(2000);
  const confirmed = countConfirmed(posts.answers.slice(before + 4));
  const health = await getHealth(site);
  await allowWrites();
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  await sleep(300);
  const answers = await posts.stop();
  const kept = await checkKept({ answers, site, settings: proof.settings, smtp });
  return { ...kept, passed: kept.passed && confirmed === 0 && health === 503, confirmed, health, recoveryMs };
}

/** The site is started on a read-only folder that it knows; then the folder can be written again. */
async function startReadOnly(proof) {
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
  const kept = await checkKept({ answers, site, settings: proof.settings, smtp });
  const isRefused = isReadOnly && logNamesFolder && confirmed === 0 && health === 503;
  return { ...kept, passed: kept.passed && isRefused, logNamesFolder, confirmed, health, recoveryMs };
}

/** The very first start: without a place for the secret the site ends, and says which folder it is about. */
async function startFirstReadOnly(proof) {
  remount(proof, "ro");
  const message = await proof.start({ SECRET: "" }).then(
    (site) => site.end("SIGKILL").then(() => "it started"),
    (error) => error.message,
  );
  const exitCode = Number(/with code (\d+)/.exec(message)?.[1]);
  const text = message.split("\n").find((line) => line.includes("DATA_DIR"));
  return { passed: text?.includes(proof.settings.dataDir) === true && exitCode > 0, exitCode, text };
}

export const DISK_TESTS = Object.values({
  ...onDisk("fullDisk", "2m", fillDisk),
  ...onDisk("readOnlyWhileRunning", "16m", becomeReadOnly),
  ...onDisk("startedReadOnly", "16m", startReadOnly),
  ...onDisk("firstStartReadOnly", "2m", startFirstReadOnly),
});
