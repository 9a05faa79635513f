#!/usr/bin/env node
import { importSource } from "./lib/bundle.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { ROOT } from "./lib/root.mjs";
import { loadDotEnv } from "./lib/settings.mjs";

/** Runs `npm run enquiries` and `npm run staff` (src/hosting) on the store of this machine; they parse the other words themselves. */
await main(async () => {
  const [program] = process.argv.splice(2, 1);
  loadDotEnv();
  await installIfNeeded();
  process.chdir(ROOT);
  // There may be no build yet.
  const { writeServerSettings } = await importSource("src/content/documents/content-program.ts");
  await writeServerSettings();
  await importSource(`src/hosting/${program}-cli.ts`);
});
