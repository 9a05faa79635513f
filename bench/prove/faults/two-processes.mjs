import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startPostgres } from "../../../src/testing/start-postgres.mjs";
import { startMailRecorder } from "../../lib/mail-recorder.mjs";
import { countAnswers, getReferences, postEnquiry } from "../../lib/post-stream.mjs";
import { readTable } from "../../lib/read-store.mjs";
import { startSite } from "../../lib/site-process.mjs";
import { waitForMails } from "./check-kept.mjs";
import { testReusedKeys } from "./reused-keys.mjs";

const LIMIT = 10;
const CONCURRENCY = 25;

async function startTwo(root, variables) {
  const ports = [await findFreePort(), await findFreePort()];
  return Promise.all(ports.map((port) => startSite(root, { ...variables, PORT: String(port) })));
}

const endBoth = (sites) => Promise.all(sites.map((site) => site.end("SIGTERM")));

/** Forty posts of one client to both processes at once: together they accept what the limit says. */
async function testSharedLimit(root, variables) {
  const sites = await startTwo(root, { ...variables, RATE_LIMIT: String(LIMIT) });
  const answers = await Promise.all(
    Array.from({ length: 4 * LIMIT }, (_, index) => postEnquiry(sites[index % 2].url)),
  );
  await endBoth(sites);
  const counts = countAnswers(answers);
  return { counts, passed: counts["200"] === LIMIT && counts["429 too-many-requests"] === 3 * LIMIT };
}

/** The same key to both processes at the same instant, again and again. */
async function testSharedKeys(root, variables, smtp, wanted) {
  const sites = await startTwo(root, { ...variables, RATE_LIMIT: "0" });
  const pairs = [];
  while (pairs.length < wanted) {
    const round = Array.from({ length: Math.min(CONCURRENCY, wanted - pairs.length) }, (_, index) => {
      const number = pairs.length + index;
      const same = {
        idempotencyKey: `two-processes-${number}`,
        email: `v${number}@example.com`,
        message: "Hola",
      };
      return Promise.all(sites.map(({ url }) => postEnquiry(url, same)));
    });
    pairs.push(...(await Promise.all(round)));
  }
  await waitForMails(sites[0].url);
  await endBoth(sites);
  const rows = await readTable("enquiries", {
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
  });
  const ours = rows.filter(({ idempotency_key: key }) => key?.startsWith("contact:two-processes-"));
  const references = pairs.map((pair) => new Set(getReferences(pair)));
  const agreed = pairs.filter(
    (pair, index) => getReferences(pair).length === 2 && references[index].size === 1,
  );
  const mailed = smtp.getComplete();
  const notMailed = ours.filter(({ reference }) => !mailed.has(reference)).length;
  return {
    pairs: pairs.length,
    agreed: agreed.length,
    enquiries: ours.length,
    notMailed,
    mailsTwice: smtp.countTwice(),
    passed:
      agreed.length === pairs.length &&
      ours.length === pairs.length &&
      notMailed === 0 &&
      smtp.countTwice() === 0,
  };
}

/** Two processes of the site on one store, SQLite or PostgreSQL. */
export async function testTwoProcesses(root, dialect, wanted) {
  const folder = await mkdtemp(join(tmpdir(), "faults-two-"));
  const smtp = await startMailRecorder();
  const postgres = dialect === "postgres" ? await startPostgres() : undefined;
  const variables = {
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    ...(postgres && { DATABASE_URL: postgres.url, SECRET: "t".repeat(40) }),
  };
  const limit = await testSharedLimit(root, variables);
  const reused = await testReusedKeys(() => startTwo(root, { ...variables, RATE_LIMIT: "0" }), variables);
  const { passed, ...keys } = await testSharedKeys(root, variables, smtp, wanted);
  await postgres?.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    test: `two processes, ${dialect}`,
    passed: passed && limit.passed && reused.passed,
    limit: limit.counts,
    reused: reused.counts,
    ...keys,
  };
}
