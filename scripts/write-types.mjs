#!/usr/bin/env node
import "./lib/check-node.mjs";

import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { writeTypes } from "./lib/query-types.mjs";

/** `npm run types`: types of the pages' queries and of the sentences, for tsc and editors. */
await main(async () => {
  await installIfNeeded();
  await writeTypes();
});
