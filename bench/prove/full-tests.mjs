#!/usr/bin/env node
// Stress test: the checks of `npm test` with every combination of page, language, width and appearance, of which `npm test` itself takes a selection
// (src/testing/combine.ts), and the long stories of e2e/proofs.
//   node bench/prove/full-tests.mjs [checks of npm test: unit browser …]
//   npm run build && FULL_TESTS=1 npx playwright test e2e/first-view.spec.ts        one file
import { runChecks, selectChecks } from "../../scripts/lib/check.mjs";

process.env.FULL_TESTS = "1";
process.exit((await runChecks(selectChecks(process.argv.slice(2)))) ? 0 : 1);
