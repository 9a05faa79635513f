#!/usr/bin/env node
// Stress test: the browser tests with every combination of page, language, width and appearance, of which `npm test` takes a selection
// (src/testing/combine.ts), and the long stories of e2e/long-stories. It needs the built site.
//   node bench/prove/full-tests.mjs
//   npm run build && FULL_TESTS=1 npx playwright test e2e/first-view.spec.ts        one file
import { spawnSync } from "node:child_process";

const env = { ...process.env, FULL_TESTS: "1" };
const { status } = spawnSync(process.execPath, ["scripts/check.mjs", "browser"], { env, stdio: "inherit" });
process.exit(status ?? 1);
