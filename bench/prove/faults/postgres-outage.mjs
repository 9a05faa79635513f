import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startPostgres } from "../../../src/testing/start-postgres.mjs";
import { startMailRecorder } from "../../lib/mail-recorder.mjs";
import { startStreams, waitUntilAccepted } from "../../lib/post-stream.mjs";
import { startSite } from "../../lib/site-process.mjs";
import { checkKept } from "./check-kept.mjs";

/** PostgreSQL really goes away while posts stream (`end` is `stop` or `kill`), and comes back after `awayMs`. */
export async function testPostgresOutage(root, end, awayMs = 5000) {
  const folder = await mkdtemp(join(tmpdir(), "faults-postgres-"));
  const smtp = await startMailRecorder();
  const port = await findFreePort();
  let postgres = await startPostgres(folder, port);
  const site = await startSite(root, {
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, "site"),
    DATABASE_URL: postgres.url,
    RATE_LIMIT: "0",
    SECRET: "p".repeat(40),
    SMTP_URL: smtp.url,
  });
  const posts = startStreams(site.url);
  await sleep(2000);
  await postgres[end]();
  const before = posts.answers.length;
  await sleep(awayMs);
  const away = posts.answers.slice(before + 8);
  const health = (await fetch(`${site.url}/api/health`)).status;
  const began = performance.now();
  postgres = await startPostgres(folder, port);
  const startMs = Math.round(performance.now() - began);
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  await sleep(1000);
  const answers = await posts.stop();
  const kept = await checkKept({ answers, url: site.url, settings: { databaseUrl: postgres.url }, smtp });
  const confirmedWhileAway = away.filter(({ status }) => status === 200).length;
  await site.end("SIGTERM");
  await postgres.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
  const passed = kept.passed && confirmedWhileAway === 0 && health === 503;
  return {
    test: `postgres ${end}`,
    ...kept,
    passed,
    awayMs,
    confirmedWhileAway,
    healthWhileAway: health,
    postgresStartMs: startMs,
    recoveryMs,
  };
}
