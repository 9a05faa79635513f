import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";

import { inRoot } from "../lib/root.mjs";

const read = (file) => readFileSync(inRoot(file), "utf8");
const readYaml = (file) => parse(read(file), { uniqueKeys: true });
const { scripts, engines, dependencies, devDependencies } = JSON.parse(read("package.json"));
const workflows = ["ci", "prove"].map((name) => readYaml(`.github/workflows/${name}.yml`));
const [ci, prove] = workflows;
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps);

/** Programs that GitHub's machines have, or that npm brings. */
const PROGRAMS = /^(npm|npx|node|gh|sudo|echo|if|else|fi)$/;

test("the workflows run commands that exist", () => {
  const lines = steps.flatMap(({ run = "" }) => run.split("\n").map((line) => line.trim())).filter(Boolean);
  for (const line of lines) {
    assert.match(line.split(/\s/)[0], PROGRAMS, line);
    const [, name] = /^npm (?:run )?([\w:-]+)/.exec(line) ?? [];
    if (name !== undefined && name !== "ci") assert.ok(name in scripts, line);
  }
});

test("the workflows may read the repository, the report of a night write an issue, and actions have a version", () => {
  for (const { permissions } of workflows) assert.deepEqual(permissions, { contents: "read" });
  assert.deepEqual(prove.jobs.report.permissions, { issues: "write" });
  for (const job of jobs) {
    assert.ok(job === prove.jobs.report || job.permissions === undefined);
    assert.ok(job["timeout-minutes"] > 0);
  }
  for (const { uses, with: options } of steps.filter((step) => step.uses)) {
    assert.match(uses, /^actions\/[\w/-]+@(v\d+|[0-9a-f]{40})$/);
    if (uses.startsWith("actions/checkout@")) assert.equal(options["persist-credentials"], false);
  }
  // A secret in a command's text would be in the log of a failure.
  for (const { run = "" } of steps) assert.doesNotMatch(run, /\$\{\{/);
});

test("tests of the parts run on the oldest Node that is supported, all of them on the one that Netlify builds with", () => {
  assert.equal(
    Math.min(...ci.jobs.parts.strategy.matrix.node),
    Number.parseInt(engines.node.replace(">=", ""), 10),
  );
  const [, netlify] = /NODE_VERSION = "(\d+)"/.exec(read("netlify.toml"));
  const setup = ci.jobs.test.steps.find(({ uses }) => uses?.startsWith("actions/setup-node@"));
  assert.equal(setup.with["node-version"], Number(netlify));
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
