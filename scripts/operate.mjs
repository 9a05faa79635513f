#!/usr/bin/env node
import "./lib/check-node.mjs";

import { bundleProgram, importProgram } from "./lib/bundle.mjs";
import { writeServerSettings } from "./lib/content-documents.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { ROOT } from "./lib/root.mjs";
import { loadDotEnv } from "./lib/settings.mjs";

/** Runs `npm run enquiries` and `npm run staff` (src/hosting) on the store of this machine; they parse the other words themselves. */
await main(async () => {
  const [program] = process.argv.splice(2, 1);
  loadDotEnv();
  await installIfNeeded();
  // The program contains the settings, and there may be no build yet.
  process.chdir(ROOT);
  await writeServerSettings();
  await bundleProgram(program);
  await importProgram(program);
});
