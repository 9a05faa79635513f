#!/usr/bin/env node
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { TEST_SITE_FOLDER, TEST_SITE_URL } from "../src/testing/test-site.mjs";
import { main, Problem, readOptions } from "./lib/problem.mjs";
import { inRoot, ROOT } from "./lib/root.mjs";
import { runProgram, runStep } from "./lib/run-program.mjs";

const HELP = `npm run test-site: the site that browser tests open, in .build/test-site: the sources with the content of e2e/content.

It is built when sources or that content changed since the last time. Playwright does the same before its tests.

  npm run test-site -- --serve     and serves it, with the settings of the environment`;

/** The site of the browser tests: the sources with the content of `e2e/content`, a git repository of its own, built there. It stays between runs. */
const TEST_SITE = inRoot(TEST_SITE_FOLDER);
/** For pictures of documents: E2E_CONTENT=content shows the real site. */
const CONTENT = `${process.env.E2E_CONTENT || "e2e/content"}/`;
const NOT_COPIED = /^(\.github|bench|content|docs\/(decisions|images)|e2e)\//;
/** Of the only commit, so that pages name the same dates whenever they are built. */
const COMMITTED_AT = "2026-03-01T12:00:00Z";

function git(cwd, ...args) {
  const own = ["user.name=Test", "user.email=test@localhost", "core.hooksPath=", "init.defaultBranch=main"];
  const options = own.flatMap((setting) => ["-c", setting]);
  const env = { ...process.env, GIT_AUTHOR_DATE: COMMITTED_AT, GIT_COMMITTER_DATE: COMMITTED_AT };
  return execFileSync("git", [...options, ...args], { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28 });
}

/** Lists the files that git knows or would take, so that uncommitted changes come along. */
function listFiles(folder) {
  const names = git(folder, "ls-files", "-z", "-co", "--exclude-standard").split("\0");
  return names.filter((name) => name !== "" && existsSync(join(folder, name)));
}

function getPlace(name) {
  if (name.startsWith(CONTENT)) return name.replace(CONTENT, "content/");
  return NOT_COPIED.test(name) ? undefined : name;
}

/** Makes the copy what the repository is now; what the editor has committed there is forgotten. */
async function copySources() {
  await mkdir(TEST_SITE, { recursive: true });
  git(TEST_SITE, "init", "--quiet");
  for (const name of listFiles(TEST_SITE)) await rm(join(TEST_SITE, name), { recursive: true });
  for (const name of listFiles(ROOT)) {
    const place = getPlace(name);
    if (place) await cp(inRoot(name), join(TEST_SITE, place), { preserveTimestamps: true });
  }
  if (!existsSync(join(TEST_SITE, "node_modules")))
    await symlink(inRoot("node_modules"), join(TEST_SITE, "node_modules"), "junction");
  git(TEST_SITE, "update-ref", "-d", "HEAD");
  git(TEST_SITE, "add", "--all");
  git(TEST_SITE, "commit", "--quiet", "--message", "As it was");
}

/** Brings the copy and its build up to date; `tell` hears what the build is doing. */
async function buildTestSite(tell) {
  await copySources();
  const program = join(TEST_SITE, "scripts", "build.mjs");
  const env = { ...process.env, SITE_URL: TEST_SITE_URL, GATSBY_AVIF: "0" };
  const { code, output } = await runProgram(process.execPath, [program, "--if-stale"], { env, onLine: tell });
  if (code !== 0) throw new Problem(`The test site in ${TEST_SITE} could not be built.`, { output });
}

await main(async () => {
  const options = readOptions(HELP, { serve: { type: "boolean" } });
  if (!options) return;
  await runStep("Building the test site", buildTestSite);
  if (!options.serve) return;
  process.chdir(TEST_SITE);
  await import(pathToFileURL(join(TEST_SITE, ".build", "server.mjs")).href);
});
