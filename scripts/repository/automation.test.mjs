import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";

import { inRoot } from "../lib/root.mjs";

const read = (file) => readFileSync(inRoot(file), "utf8");
const readYaml = (file) => parse(read(file), { uniqueKeys: true });
const { scripts, engines } = JSON.parse(read("package.json"));
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
