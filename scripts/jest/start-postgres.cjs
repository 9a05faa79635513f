const { env } = require("node:process");

/**
 * Starts one PostgreSQL for a run of all tests: each file with a server of its own takes seconds of the processor. In a run of named files
 * those that need one start it themselves.
 */
module.exports = async function startSharedPostgres({ nonFlagArgs }) {
  if (nonFlagArgs.length > 0) return;
  const { startPostgres } = await import("../../src/testing/start-postgres.mjs");
  globalThis.sharedPostgres = await startPostgres();
  env.TEST_POSTGRES_URL = globalThis.sharedPostgres.url;
};
