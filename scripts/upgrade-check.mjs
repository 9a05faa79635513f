#!/usr/bin/env node
import "./lib/check-node.mjs";

import { readdir, readFile } from "node:fs/promises";

import { main, readOptions } from "./lib/problem.mjs";
import { inRoot } from "./lib/root.mjs";
import { runProgram } from "./lib/run-program.mjs";
import { runStep } from "./lib/steps.mjs";

const HELP = `npm run upgrade-check: which workarounds of src/workarounds and scripts/workarounds still hold, after npm install of other versions.

Runs their tests and prints for each: holds; no longer needed (the fault that it works around is gone: delete it); or
broke (it does not fit the installed version). Then: npm test, and docs/upgrading.md.`;

const PACKAGES = "gatsby gatsby-plugin-sharp gatsby-adapter-netlify react decap-cms-app sharp".split(" ");
const TEST = /\b(?:src|scripts|e2e)\/[\w/.-]+\.(?:test|spec)\.(?:tsx?|mjs)\b/g;

async function printVersions() {
  const versions = PACKAGES.map(async (name) => {
    const { version } = JSON.parse(await readFile(inRoot("node_modules", name, "package.json"), "utf8"));
    return `${name} ${version}`;
  });
  console.log([...(await Promise.all(versions)), `Node ${process.versions.node}`].join(", "));
}

/** Lists the workarounds, each with the tests that the comment at its top names. */
async function listWorkarounds() {
  const found = [];
  for (const folder of ["src/workarounds", "scripts/workarounds"])
    for (const name of (await readdir(inRoot(folder), { recursive: true })).sort()) {
      const path = `${folder}/${name}`;
      const text = /\.(?:tsx?|mjs|cjs|css)$/.test(name) ? await readFile(inRoot(path), "utf8") : "";
      if (/^\/\*\n \* Workaround for: /.test(text)) found.push({ path, tests: text.match(TEST) ?? [] });
    }
  return found;
}

/** Runs a test file by itself; tells whether it failed. */
async function isFailed(file) {
  const jest = ["node_modules/jest/bin/jest.js", "--ci", "--selectProjects", "fast", "slow", "--"];
  const program = file.endsWith(".mjs") ? ["--test"] : jest;
  return (await runProgram(process.execPath, [...program, file])).code !== 0;
}

/** Runs the tests of a workaround; returns those that failed. */
async function findFailed(tests) {
  const failed = [];
  for (const file of tests.filter((name) => !name.startsWith("e2e/")))
    if (await isFailed(file)) failed.push(file);
  return failed;
}

await main(async () => {
  if (!readOptions(HELP)) return;
  await printVersions();
  const workarounds = await listWorkarounds();
  for (const { path, tests } of workarounds) {
    const failed = await runStep(path, () => findFailed(tests));
    const isBroken = failed.some((file) => !file.includes(".upstream."));
    console.log(isBroken ? "✗ broke" : failed.length > 0 ? "? no longer needed" : "✓ holds", ...failed);
    if (failed.length > 0) process.exitCode = 1;
  }
  const specs = workarounds.flatMap(({ tests }) => tests).filter((file) => file.startsWith("e2e/"));
  console.log(`In a browser, after npm run build: npx playwright test ${[...new Set(specs)].join(" ")}`);
});
