#!/usr/bin/env node
// Stress test: the story of an agency's staff (e2e/support/staff-story.ts) holds however the site is run: by `npm start` on one machine, of which two may run in one folder, and
// with PostgreSQL and GitHub behind Caddy with https, which has to be installed. `npm test` runs the second one alone, without Caddy.
//   npm run build && node bench/prove/staff.mjs [what Playwright is to run]
import { spawnSync } from "node:child_process";

import { ensureChromium } from "../../scripts/lib/ensure-chromium.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";

const SPECS = ["e2e/long-stories/staff", "e2e/hosted-agency.spec.ts"];
const asked = process.argv.slice(2);
const CHROMIUM_PATH = await ensureChromium(console.log);
const env = {
  ...process.env,
  CHROMIUM_PATH,
  E2E_PORT: String(await findFreePort()),
  E2E_PROXY: "caddy",
  FULL_TESTS: "1",
};
const program = ["node_modules/@playwright/test/cli.js", "test", ...(asked.length > 0 ? asked : SPECS)];
const { status } = spawnSync(process.execPath, program, { env, stdio: "inherit" });
process.exit(status ?? 1);
