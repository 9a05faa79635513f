const { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const { env, kill, pid } = require("node:process");

const MEMORY = "/dev/shm";
const GIB = 1024 ** 3;

/** Memory, where there is enough of it: each commit to a database of a test on a disk waits for the disk. */
function chooseFolder() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 * GIB ? MEMORY : tmpdir();
}

function isRunning(id) {
  try {
    return kill(id, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Removes what runs have left that were stopped in the middle. */
function removeAbandoned(folder) {
  for (const name of readdirSync(folder)) {
    const [, owner] = /^palmarena-jest-(\d+)-/.exec(name) ?? [];
    if (owner && !isRunning(Number(owner))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Gives a run a folder for temporary files, and a run of all tests one PostgreSQL: each file with a server of its own takes seconds of the
 * processor. In a run of named files those that need one start it themselves.
 */
module.exports = async function setUpRun({ nonFlagArgs }) {
  const folder = chooseFolder();
  removeAbandoned(folder);
  env.TEST_FOLDER = mkdtempSync(join(folder, `palmarena-jest-${pid}-`));
  // PostgreSQL, which runs as another user, must be able to come through.
  chmodSync(env.TEST_FOLDER, 0o755);
  if (nonFlagArgs.length > 0) return;
  const { startPostgres } = await import("../../src/testing/start-postgres.mjs");
  globalThis.sharedPostgres = await startPostgres();
  env.TEST_POSTGRES_URL = globalThis.sharedPostgres.url;
};
