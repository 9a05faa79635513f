import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";

/** Signs the links of the sites that are started. */
export const SECRET = "k".repeat(40);

/**
 * Runs tests on SQLite and on PostgreSQL, each with a folder of its own, and prints what each gets. A test is given the site's environment
 * and where its rows can be read. Gets whether all of them passed.
 */
export async function runOnBothStores(tests) {
  let passed = true;
  for (const store of ["sqlite", "postgres"]) {
    const postgres = store === "postgres" ? await startPostgres() : undefined;
    for (const run of tests) {
      const dataDir = await mkdtemp(join(tmpdir(), "palmarena-test-"));
      const variables = {
        PORT: String(await findFreePort()),
        DATA_DIR: dataDir,
        RATE_LIMIT: "0",
        SECRET,
        ...(postgres && { DATABASE_URL: postgres.url }),
      };
      const settings = { dataDir, databaseUrl: postgres?.url };
      const result = await run(variables, settings).catch((error) => ({
        passed: false,
        error: String(error),
      }));
      console.log(JSON.stringify({ store, ...result }));
      passed &&= result.passed;
      await rm(dataDir, { recursive: true, force: true });
    }
    await postgres?.stop();
  }
  return passed;
}
