#!/usr/bin/env node
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";

/** `npm run types`: types of the pages' queries and of the sentences, for tsc and editors. */
await main(async () => {
  await installIfNeeded();
  const { writeTypes } = await import("./lib/query-types.mjs");
  await writeTypes();
});
