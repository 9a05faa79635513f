/** Ends what `start-postgres.cjs` has started. */
module.exports = async function stopSharedPostgres() {
  await globalThis.sharedPostgres?.stop();
};
