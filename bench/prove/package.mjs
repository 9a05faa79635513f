#!/usr/bin/env node
// Stress test: what `npm run package` makes needs Node and nothing else. The test site is packaged, copied into an empty folder outside the
// repository, started there with an empty environment (playwright.config.ts), and has to pass the browser tests of visitors. It has no source map.
//   node bench/prove/package.mjs [what Playwright is to run]
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";
import { TEST_SITE_FOLDER, TEST_SITE_URL } from "../../src/testing/test-site.mjs";

const folder = await mkdtemp(join(tmpdir(), "palmarena-package-"));

function run(args, settings) {
  const env = { ...process.env, ...settings };
  return spawnSync(process.execPath, args, { env, stdio: "inherit" }).status === 0;
}

const hasMap = () => listFiles(folder).some((name) => /\.map(\.|$)/.test(name));

const passed =
  run(["scripts/test-site.mjs"]) &&
  run([`${TEST_SITE_FOLDER}/scripts/package.mjs`, "--out", folder], {
    SITE_URL: TEST_SITE_URL,
    GATSBY_AVIF: "0",
  }) &&
  !hasMap() &&
  run(["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)], { E2E_SERVER: folder });
await rm(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
