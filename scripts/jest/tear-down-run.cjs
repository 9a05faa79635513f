const { rmSync } = require("node:fs");
const { env } = require("node:process");

/** Ends what `set-up-run.cjs` has begun. */
module.exports = async function tearDownRun() {
  await globalThis.sharedPostgres?.stop();
  rmSync(env.TEST_FOLDER, { recursive: true, force: true });
};
