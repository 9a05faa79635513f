#!/usr/bin/env node
import "./lib/check-node.mjs";

import { runChecks, selectChecks } from "./lib/check.mjs";
import { main } from "./lib/problem.mjs";

/** `npm run check` runs every check; `npm run check -- lint unit` only the named ones. */
await main(async () => {
  const succeeded = await runChecks(selectChecks(process.argv.slice(2)));
  process.exitCode = succeeded ? 0 : 1;
});
