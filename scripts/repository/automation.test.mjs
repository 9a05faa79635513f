import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";

import { inRoot } from "../lib/root.mjs";

const read = (file) => readFileSync(inRoot(file), "utf8");
const readYaml = (file) => parse(read(file), { uniqueKeys: true });
const { scripts, engines, dependencies, devDependencies } = JSON.parse(read("package.json"));
const workflow = readYaml(".github/workflows/ci.yml");
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

/** Programs that GitHub's machines have, or that npm brings. */
const PROGRAMS = /^(npm|npx|node|echo|if|else|fi)$/;

test("the workflow runs commands that exist", () => {
  const lines = steps.flatMap(({ run = "" }) => run.split("\n").map((line) => line.trim())).filter(Boolean);
  for (const line of lines) {
    assert.match(line.split(/\s/)[0], PROGRAMS, line);
    const [, name] = /^npm (?:run )?([\w:-]+)/.exec(line) ?? [];
    if (name !== undefined && name !== "ci") assert.ok(name in scripts, line);
  }
});

test("the workflow may read the repository and nothing else, and its actions have a version", () => {
  assert.deepEqual(workflow.permissions, { contents: "read" });
  for (const job of Object.values(workflow.jobs)) {
    assert.equal(job.permissions, undefined);
    assert.ok(job["timeout-minutes"] > 0);
  }
  for (const { uses, with: options } of steps.filter((step) => step.uses)) {
    assert.match(uses, /^actions\/[\w/-]+@(v\d+|[0-9a-f]{40})$/);
    if (uses.startsWith("actions/checkout@")) assert.equal(options["persist-credentials"], false);
  }
  // A secret in a command's text would be in the log of a failure.
  for (const { run = "" } of steps) assert.doesNotMatch(run, /\$\{\{/);
});

test("the checks run on the oldest Node that is supported, and on the one that Netlify builds with", () => {
  const versions = workflow.jobs.test.strategy.matrix.node;
  assert.equal(Math.min(...versions), Number.parseInt(engines.node.replace(">=", ""), 10));
  const [, netlify] = /NODE_VERSION = "(\d+)"/.exec(read("netlify.toml"));
  assert.ok(versions.includes(Number(netlify)));
});

test("netlify.toml names a command and folders that exist", () => {
  const text = read("netlify.toml");
  const [, script] = /command = "npm run (\w+)"/.exec(text);
  assert.ok(script in scripts);
  const [, folder] = /directory = "([^"]+)"/.exec(text);
  assert.ok(existsSync(inRoot(folder)));
});

test("Dependabot holds back what package.json holds back", () => {
  const { updates } = readYaml(".github/dependabot.yml");
  const npm = updates.find((update) => update["package-ecosystem"] === "npm");
  const all = { ...dependencies, ...devDependencies };
  for (const held of npm.ignore.filter(({ versions }) => versions)) {
    const range = all[held["dependency-name"]];
    const [, limit] = /^>=([\d.]+)$/.exec(held.versions[0]);
    assert.ok(range, held["dependency-name"]);
    const toNumbers = (version) => version.split(".").map(Number);
    const [major, minor] = toNumbers(range.replace(/^[\^~]/, ""));
    const [heldMajor, heldMinor = 0] = toNumbers(limit);
    assert.ok(
      major < heldMajor || (major === heldMajor && minor < heldMinor),
      `${held["dependency-name"]} ${range}`,
    );
  }
  const grouped = Object.values(npm.groups).flatMap(({ patterns }) => patterns);
  for (const pattern of grouped) {
    const matches = (name) =>
      pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    assert.ok(Object.keys(all).some(matches), `no dependency is called ${pattern}`);
  }
});
