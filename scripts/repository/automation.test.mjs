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
  for (const job of jobs) {
    assert.deepEqual(job.permissions, job === prove.jobs.report ? { issues: "write" } : undefined);
    assert.ok(job["timeout-minutes"] > 0);
  }
  for (const { uses, with: options } of steps.filter((step) => step.uses)) {
    assert.match(uses, /^actions\/[\w/-]+@(v\d+|[0-9a-f]{40})$/);
    if (uses.startsWith("actions/checkout@")) assert.equal(options["persist-credentials"], false);
  }
  // A secret in a command's text would be in the log of a failure.
  for (const { run = "" } of steps) assert.doesNotMatch(run, /\$\{\{/);
});

test("tests run on the oldest Node that is supported and on the one of netlify.toml, which names what exists", () => {
  const oldest = Number.parseInt(engines.node.replace(">=", ""), 10);
  assert.equal(Math.min(...ci.jobs.parts.strategy.matrix.node), oldest);
  const text = read("netlify.toml");
  const [, netlify] = /NODE_VERSION = "(\d+)"/.exec(text);
  const setup = ci.jobs.test.steps.find(({ uses }) => uses?.startsWith("actions/setup-node@"));
  assert.equal(setup.with["node-version"], Number(netlify));
  const [, script] = /command = "npm run (\w+)"/.exec(text);
  assert.ok(script in scripts);
  assert.ok(existsSync(inRoot(/directory = "([^"]+)"/.exec(text)[1])));
});

test("Dependabot holds back what package.json holds back, and its groups name packages", () => {
  const { updates } = readYaml(".github/dependabot.yml");
  const npm = updates.find((update) => update["package-ecosystem"] === "npm");
  const all = { ...dependencies, ...devDependencies };
  const toNumber = (version) => {
    const [major, minor = 0] = version
      .replace(/^[\^~]/, "")
      .split(".")
      .map(Number);
    return major * 1000 + minor;
  };
  for (const { "dependency-name": name, versions } of npm.ignore.filter((held) => held.versions)) {
    const [, limit] = /^>=([\d.]+)$/.exec(versions[0]);
    assert.ok(toNumber(all[name]) < toNumber(limit), `${name} ${all[name]}`);
  }
  for (const pattern of Object.values(npm.groups).flatMap(({ patterns }) => patterns)) {
    const isMatch = (name) =>
      pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    assert.ok(Object.keys(all).some(isMatch), `no dependency is called ${pattern}`);
  }
});
