import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startPostgres } from "../../../src/testing/start-postgres.mjs";
import { startStreams, waitUntilAccepted } from "../../lib/requests.mjs";
import { checkKept, countConfirmed, getHealth } from "./check-kept.mjs";

const AWAY_MS = 5000;

/** PostgreSQL really goes away while posts stream, by `stop` or `kill`, and comes back. */
async function testOutage({ settings, start, recordMails }, end) {
  if (settings.databaseUrl === undefined) return { passed: true, skipped: "needs PostgreSQL" };
  const smtp = await recordMails();
  const [data, port] = [await mkdtemp(join(tmpdir(), "faults-postgres-")), await findFreePort()];
  let postgres = await startPostgres(data, port);
  const site = await start({ DATABASE_URL: postgres.url });
  const posts = startStreams(site.url);
  await sleep(2000);
  await postgres[end]();
  const before = posts.answers.length;
  await sleep(AWAY_MS);
  const confirmedWhileAway = countConfirmed(posts.answers.slice(before + 8));
  const health = await getHealth(site);
  postgres = await startPostgres(data, port);
  const { ms: recoveryMs } = await waitUntilAccepted(site.url);
  await sleep(1000);
  const answers = await posts.stop();
  const kept = await checkKept({ answers, site, settings: { databaseUrl: postgres.url }, smtp });
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
  const passed = kept.passed && confirmedWhileAway === 0 && health === 503;
  return { ...kept, passed, confirmedWhileAway, healthWhileAway: health, recoveryMs };
}

export const postgresStopped = (proof) => testOutage(proof, "stop");
export const postgresKilled = (proof) => testOutage(proof, "kill");
