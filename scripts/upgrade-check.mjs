#!/usr/bin/env node
import "./lib/check-node.mjs";

import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";

import { main, readOptions } from "./lib/problem.mjs";
import { inRoot } from "./lib/root.mjs";
import { runProgram, runTool } from "./lib/run-program.mjs";
import { runStep } from "./lib/steps.mjs";
import { getVerdict, listTests, readWorkarounds } from "./lib/workarounds.mjs";

const HELP = `npm run upgrade-check: which workarounds of src/workarounds and scripts/workarounds still hold, after npm install of other versions.

Runs their tests and prints for each: holds; no longer needed (the fault that it works around is gone: delete it); or
broke (it does not fit the installed version). Then: npm test, and docs/upgrading.md.`;

const PACKAGES = [
  "gatsby",
  "gatsby-plugin-sharp",
  "gatsby-adapter-netlify",
  "react",
  "decap-cms-app",
  "sharp",
];
const REPORT = ".build/reports/upgrade.json";
const MARKS = { holds: "✓", "no longer needed": "?", broke: "✗" };

async function printVersions() {
  const versions = PACKAGES.map(async (name) => {
    const { version } = JSON.parse(await readFile(inRoot("node_modules", name, "package.json"), "utf8"));
    return `${name} ${version}`;
  });
  console.log([...(await Promise.all(versions)), `Node ${process.versions.node}`].join(", "));
}

async function runJest(files) {
  await mkdir(dirname(inRoot(REPORT)), { recursive: true });
  await runTool(["jest/bin/jest.js", "--ci", "--json", `--outputFile=${REPORT}`, ...files]);
  const { testResults } = JSON.parse(await readFile(inRoot(REPORT), "utf8"));
  const isFailed = (file) => testResults.find(({ name }) => name === inRoot(file))?.status !== "passed";
  return files.filter(isFailed);
}

async function runNodeTests(files) {
  const results = await Promise.all(
    files.map((file) => runProgram(process.execPath, ["--test", inRoot(file)])),
  );
  return files.filter((_, index) => results[index].code !== 0);
}

await main(async () => {
  if (!readOptions(HELP)) return;
  const workarounds = await readWorkarounds();
  const files = [
    ...new Set(workarounds.flatMap(({ tests, neededTest }) => listTests(`${tests} ${neededTest}`))),
  ];
  await printVersions();
  const failed = await runStep("Testing the workarounds", async () => [
    ...(await runJest(files.filter((file) => /\.test\.tsx?$/.test(file)))),
    ...(await runNodeTests(files.filter((file) => file.endsWith(".mjs")))),
  ]);
  for (const workaround of workarounds) {
    const verdict = getVerdict(workaround, new Set(failed));
    console.log(`${MARKS[verdict]} ${verdict.padEnd(16)} ${workaround.path}`);
  }
  for (const file of failed) console.log(`  failed: ${file}`);
  const specs = files.filter((file) => file.startsWith("e2e/"));
  console.log(`In a browser, after npm run build: npx playwright test ${specs.join(" ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
