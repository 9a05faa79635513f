#!/usr/bin/env node
import "./lib/check-node.mjs";

import { bundleProgram, importProgram } from "./lib/bundle.mjs";
import { writeServerSettings } from "./lib/content-documents.mjs";
import { loadDotEnv } from "./lib/dot-env.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { ROOT } from "./lib/root.mjs";

/** Runs `src/hosting/staff-cli.ts` on the store of this machine; it parses `process.argv` itself. */
await main(async () => {
  loadDotEnv();
  await installIfNeeded();
  // The program contains the settings, and there may be no build yet.
  process.chdir(ROOT);
  await writeServerSettings();
  await bundleProgram("staff");
  await importProgram("staff");
});
