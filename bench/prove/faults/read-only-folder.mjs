import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startMailRecorder } from "../../lib/mail-recorder.mjs";
import { postEnquiry, startStreams, waitUntilAccepted } from "../../lib/post-stream.mjs";
import { startSite } from "../../lib/site-process.mjs";
import { finishOnDisk } from "./check-kept.mjs";
import { mountSmallFolder, SKIPPED } from "./small-folder.mjs";

const getHealth = async (url) => (await fetch(`${url}/api/health`)).status;

/**
 * Makes every write of a running process fail with EROFS, as a file system does that became read-only after an error
 * of its disk. Linux refuses to remount one read-only by hand while a file is open for writing.
 */
async function failWrites(pid) {
  const calls = "pwrite64,pwritev,ftruncate,fallocate";
  const tracer = spawn(
    "strace",
    ["-f", "-qq", "-o", "/dev/null", "-p", String(pid), `-einject=${calls}:error=EROFS`],
    { stdio: "ignore" },
  );
  await sleep(500);
  return async () => {
    const ended = once(tracer, "exit");
    tracer.kill("SIGINT");
    await ended;
  };
}

/** The folder becomes read-only under a running site, and writable again. */
export async function testReadOnlyWhileRunning(root) {
  const test = "read-only while running";
  const disk = await mountSmallFolder("16m");
  if (disk === undefined) return { test, ...SKIPPED };
  if (spawnSync("strace", ["-V"]).status !== 0) return { test, passed: true, skipped: "needs strace" };
  const smtp = await startMailRecorder();
  const variables = { PORT: String(await findFreePort()), DATA_DIR: disk.folder, RATE_LIMIT: "0" };
  const site = await startSite(root, { ...variables, SMTP_URL: smtp.url });
  const posts = startStreams(site.url, { streams: 4 });
  await sleep(1000);
  const remountedWhileOpen = disk.remount("ro");
  const allowWrites = await failWrites(site.pid);
  const before = posts.answers.length;
  await sleep(2000);
  const confirmedWhileReadOnly = posts.answers
    .slice(before + 4)
    .filter(({ status }) => status === 200).length;
  const health = await getHealth(site.url);
  await allowWrites();
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  await sleep(300);
  const answers = await posts.stop();
  const kept = await finishOnDisk({ answers, site, smtp, disk });
  const passed = kept.passed && confirmedWhileReadOnly === 0 && health === 503;
  return {
    test,
    ...kept,
    passed,
    remountedWhileOpen,
    confirmedWhileReadOnly,
    healthWhileReadOnly: health,
    recoveryMs,
  };
}

/** The site is started on a read-only folder that it knows; then the folder can be written again. */
export async function testReadOnlyStart(root) {
  const test = "started on a read-only folder";
  const disk = await mountSmallFolder("16m");
  if (disk === undefined) return { test, ...SKIPPED };
  const smtp = await startMailRecorder();
  const variables = { PORT: String(await findFreePort()), DATA_DIR: disk.folder, SMTP_URL: smtp.url };
  const first = await startSite(root, { ...variables, RATE_LIMIT: "0" });
  const answers = [await postEnquiry(first.url)];
  await first.end("SIGKILL");
  const remounted = disk.remount("ro");
  const site = await startSite(root, { ...variables, RATE_LIMIT: "0" });
  const named = site
    .getErrors()
    .some((line) => line.includes("data-folder-not-writable") && line.includes(disk.folder));
  for (let post = 0; post < 5; post += 1) answers.push(await postEnquiry(site.url));
  const confirmedWhileReadOnly = answers.slice(1).filter(({ status }) => status === 200).length;
  const health = await getHealth(site.url);
  disk.remount("rw");
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  answers.push(await postEnquiry(site.url));
  const kept = await finishOnDisk({ answers, site, smtp, disk });
  const passed = kept.passed && remounted && named && confirmedWhileReadOnly === 0 && health === 503;
  return {
    test,
    ...kept,
    passed,
    logNamesFolder: named,
    confirmedWhileReadOnly,
    healthWhileReadOnly: health,
    recoveryMs,
  };
}

/** The very first start: without a place for the secret the site ends, and says which folder it is about. */
export async function testReadOnlyFirstStart(root) {
  const test = "first start on a read-only folder";
  const disk = await mountSmallFolder("2m");
  if (disk === undefined) return { test, ...SKIPPED };
  disk.remount("ro");
  const variables = { PORT: String(await findFreePort()), DATA_DIR: disk.folder };
  const message = await startSite(root, variables).then(
    (site) => site.end("SIGKILL").then(() => "it started"),
    (error) => error.message,
  );
  await disk.remove();
  const code = /with code (\d+)/.exec(message)?.[1];
  const text = message.split("\n").find((line) => line.includes("DATA_DIR"));
  return {
    test,
    passed: text?.includes(disk.folder) === true && Number(code) > 0,
    exitCode: Number(code),
    text,
  };
}
