#!/usr/bin/env node
// Stress test: what `npm run package` makes needs Node and nothing else. It is copied into an empty folder outside the repository,
// started there with an empty environment (playwright.config.ts), and has to pass the browser tests.
//   npm run package && node bench/prove/package.mjs [--dist dist] [-- what Playwright is to run]
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { findFreePort } from "../../scripts/lib/port.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: "string", default: "dist" } },
});
const folder = await mkdtemp(join(tmpdir(), "palmarena-package-"));
await cp(resolve(values.dist), folder, { recursive: true });
const env = { ...process.env, E2E_SERVER: folder, E2E_PORT: String(await findFreePort()) };
const program = ["node_modules/@playwright/test/cli.js", "test", ...positionals];
const { status } = spawnSync(process.execPath, program, { env, stdio: "inherit" });
await rm(folder, { recursive: true, force: true });
process.exit(status ?? 1);
