import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { startSite } from "../../src/testing/start-site.mjs";
import { startMailRecorder } from "./mail-recorder.mjs";
import { readOptions } from "./report.mjs";
import { bundleSite } from "./site.mjs";
import { readTable } from "./store.mjs";

/** Signs the links of the sites that are started. */
export const SECRET = "k".repeat(40);

/**
 * Runs a test in a folder of its own, with what it needs: `start` starts the site, with changed variables; `recordMails` starts a mail server
 * that the site delivers to; `readTable` reads rows past the site's own code.
 */
async function runOn({ store, site, options }, test) {
  const folder = await mkdtemp(join(tmpdir(), "palmarena-proof-"));
  const postgres = store === "postgres" ? await startPostgres() : undefined;
  const settings = { dataDir: join(folder, "data"), databaseUrl: postgres?.url };
  const stops = [];
  const variables = {
    ...{ PORT: String(await findFreePort()), DATA_DIR: settings.dataDir, RATE_LIMIT: "0", SECRET },
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const proof = {
    ...{ ...options, root: site.root, folder, settings, variables, stops },
    start: (changes = {}) => startSite(site.root, { ...variables, ...changes }, site),
    readTable: (table) => readTable(table, settings),
    async recordMails(options) {
      const smtp = await startMailRecorder(options);
      variables.SMTP_URL = smtp.url;
      stops.push(smtp.stop);
      return smtp;
    },
  };
  try {
    return await test(proof);
  } finally {
    for (const stop of stops) await stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs tests on SQLite and on PostgreSQL, or on the store that `--store` or the defaults name, and prints the figures of each; on a packaged
 * site where there is an option `dist`. Ends this process, with 1 unless all of them `passed`.
 */
export async function prove(defaults, ...tests) {
  const { store: asked, ...options } = readOptions({ store: "", ...defaults });
  const site = options.dist
    ? { root: resolve(options.dist), file: "server.mjs", remove: () => {} }
    : await bundleSite();
  let passed = true;
  for (const store of asked ? [asked] : ["sqlite", "postgres"])
    for (const test of tests) {
      const result = await runOn({ store, site, options }, test).catch((error) => ({
        ...{ passed: false, error: error.stack },
      }));
      console.log(JSON.stringify({ test: test.name, store, ...options, ...result }));
      passed &&= result.passed;
    }
  await site.remove();
  process.exit(passed ? 0 : 1);
}

/**
 * Starts the site and kills it (SIGKILL) at a random moment, `kills` times. `begin` has it work from its start on, and returns what ends the
 * work after the kill.
 */
export async function killRepeatedly({ start, kills }, longestMs, begin) {
  for (let kill = 1; kill <= kills; kill += 1) {
    const site = await start();
    const finish = await begin(site);
    // Short lives die among the posts, long ones among the mails (the first needs some 400 ms).
    await sleep(20 + Math.random() ** 2 * longestMs);
    await site.end("SIGKILL");
    await finish();
    if (kill % 20 === 0) console.log(`${kill} kills so far`);
  }
}

/** Waits until something is so; throws after a while. */
export async function until(what, isSo, patienceMs = 60_000) {
  const deadline = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`${what} did not happen within ${patienceMs / 1000} s.`);
    await sleep(100);
  }
}

/** Waits until no mail is due any more. Returns the milliseconds, and how many mails the site has given up. */
export async function waitForMails(url, patienceMs = 1_800_000) {
  const began = performance.now();
  let mail;
  const isEmpty = async () => {
    ({ mail } = await (await fetch(`${url}/api/health`)).json());
    return mail?.due === 0;
  };
  await until("The delivery of all mails", isEmpty, patienceMs);
  return { ms: Math.round(performance.now() - began), givenUp: mail.givenUp };
}
