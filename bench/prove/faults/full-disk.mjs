import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startMailRecorder } from "../../lib/mail-recorder.mjs";
import { startStreams, waitUntilAccepted } from "../../lib/post-stream.mjs";
import { startSite } from "../../lib/site-process.mjs";
import { finishOnDisk } from "./check-kept.mjs";
import { mountSmallFolder, SKIPPED } from "./small-folder.mjs";

const PATIENCE_MS = 60_000;

async function waitForRefusals(answers, wanted) {
  const began = performance.now();
  while (answers.filter(({ status }) => status >= 500).length < wanted) {
    if (performance.now() - began > PATIENCE_MS) throw new Error("The disk did not fill up.");
    await sleep(50);
  }
}

/** Posts fill a disk of 2 MB to its end; then there is room again. */
export async function testFullDisk(root) {
  const disk = await mountSmallFolder("2m");
  if (disk === undefined) return { test: "full disk", ...SKIPPED };
  const filler = join(disk.folder, "filler");
  await writeFile(filler, Buffer.alloc(1_200_000));
  const smtp = await startMailRecorder();
  const site = await startSite(root, {
    PORT: String(await findFreePort()),
    DATA_DIR: disk.folder,
    RATE_LIMIT: "0",
    SMTP_URL: smtp.url,
  });
  const posts = startStreams(site.url, { streams: 4, change: { message: "x".repeat(3500) } });
  await waitForRefusals(posts.answers, 40);
  await sleep(2000);
  const { bavail, bsize } = await statfs(disk.folder);
  const health = (await fetch(`${site.url}/api/health`)).status;
  await rm(filler);
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  await sleep(300);
  const answers = await posts.stop();
  const kept = await finishOnDisk({ answers, site, smtp, disk });
  return {
    test: "full disk",
    ...kept,
    freeBytesWhenFull: bavail * bsize,
    healthWhenFull: health,
    recoveryMs,
  };
}
