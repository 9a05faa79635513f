const { existsSync, mkdtempSync, statfsSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const { env } = require("node:process");

const MEMORY = "/dev/shm";
const GIB = 1024 ** 3;

/** Memory, where there is enough of it: each commit to a database of a test on a disk waits for the disk. */
function chooseFolder() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 * GIB ? MEMORY : tmpdir();
}

/**
 * Gives a run a folder for temporary files, and a run of all tests one PostgreSQL: each file with a server of its own takes seconds of the
 * processor. In a run of named files those that need one start it themselves.
 */
module.exports = async function setUpRun({ nonFlagArgs }) {
  env.TEST_FOLDER = mkdtempSync(join(chooseFolder(), "palmarena-jest-"));
  if (nonFlagArgs.length > 0) return;
  const { startPostgres } = await import("../../src/testing/start-postgres.mjs");
  globalThis.sharedPostgres = await startPostgres();
  env.TEST_POSTGRES_URL = globalThis.sharedPostgres.url;
};
