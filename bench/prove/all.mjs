#!/usr/bin/env node
// Runs what is worth proving and takes too long for every change, group by group, or only the groups that are named.
//   npm run prove                          all, one after the other
//   npm run prove -- kill-sqlite fuzz      only these
//   npm run prove -- --list                their names, what each shows, and its minutes on two quick cores
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { ensureChromium, ensureDovecot } from "../../scripts/lib/ensure-tools.mjs";
import { installIfNeeded } from "../../scripts/lib/install.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";

const prove = (name, ...args) => [`bench/prove/${name}.mjs`, ...args];
const jest = (project) => ["node_modules/jest/bin/jest.js", "--ci", `--selectProjects=${project}`];
const playwright = (...args) => ["node_modules/@playwright/test/cli.js", "test", ...args];
/** Tests of the commands by a pattern of their names. */
const scripts = (pattern) => [
  "--test",
  ...readdirSync(join(ROOT, "scripts"), { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => join("scripts", name)),
];
const ESLINT = ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "."];
const PACKAGE = ["scripts/package.mjs"];

/** A group for each store. */
const onEachStore = (name, minutes, shows) =>
  Object.fromEntries(
    ["sqlite", "postgres"].map((store) => [
      `${name}-${store}`,
      [shows, minutes, [prove(name, "--store", store)]],
    ]),
  );

/** Each group: what it shows, its minutes on two quick cores, the programs that it runs (their first lines tell more), and their environment. */
const GROUPS = {
  lint: ["all rules of eslint, those with types too", 4, [["scripts/write-types.mjs"], ESLINT]],
  repository: [
    "documents, records, workflows and packages are in order; no unused code",
    1,
    [scripts(/^repository\/.*\.test\.mjs$/), ["node_modules/knip/bin/knip.js"]],
  ],
  "unit-slow": [
    "slow tests of parts and commands; the workarounds still hold",
    2,
    [jest("slow"), scripts(/\.(slow|upstream)\.test\.mjs$/)],
  ],
  "unit-postgres": ["tests of the store on PostgreSQL", 2, [jest("postgres")]],
  "browser-full": ["long stories, every width and color in a browser", 7, [playwright("--project=full")]],
  "browser-editor-1": [
    "the editor in a browser at length",
    8,
    [playwright("--project=full-editor", "--shard=1/2")],
  ],
  "browser-editor-2": ["its other half", 8, [playwright("--project=full-editor", "--shard=2/2")]],
  // Needs caddy.
  staff: [
    "the story of an agency's staff, behind Caddy with https",
    5,
    [playwright("--project=full", "hosted-agency")],
    { E2E_PROXY: "caddy" },
  ],
  ...onEachStore("kill", 8, "no confirmed enquiry is lost by 200 kills"),
  ...onEachStore("inbox-kills", 10, "no confirmed answer, quote, acceptance or booking is lost by 200 kills"),
  ...onEachStore("letters", 4, "kills lose no letter, and repeat five at most"),
  ...onEachStore("departures", 2, "400 guests for 20 places: 20 hold one"),
  ...onEachStore("replies", 5, "every reply of a guest is taken once"),
  "slow-mail": ["a slow mail server multiplies nothing", 5, [prove("slow-mail")]],
  fuzz: ["no request and no content query ends the site", 5, [prove("fuzz")]],
  faults: ["without disk or database nothing is confirmed that is not kept", 5, [prove("faults")]],
  netlify: ["what a build on Netlify makes works there", 8, [prove("netlify")]],
  "publish-kills": ["power cuts break no publishing", 12, [prove("publish-kills")]],
  "publish-memory": ["50 publishes leave the server's memory as it was", 13, [prove("publish-memory")]],
  package: ["the packaged site needs Node alone, and passes the browser tests", 4, [prove("package")]],
  deploy: ["deployments under load break nothing", 6, [PACKAGE, prove("deploy")]],
  soak: ["ten minutes of everything at once", 14, [PACKAGE, prove("soak")]],
};

/** Runs the programs of a group up to the first one that fails. */
function run([, , programs, settings], env) {
  return programs.every(
    (args) =>
      spawnSync(process.execPath, args, { cwd: ROOT, env: { ...env, ...settings }, stdio: "inherit" })
        .status === 0,
  );
}

const asked = process.argv.slice(2);
if (asked.includes("--list")) {
  for (const [name, [shows, minutes]] of Object.entries(GROUPS))
    console.log(`${name.padEnd(21)} ${String(minutes).padStart(2)} min  ${shows}`);
  process.exit();
}
// For the matrix of .github/workflows/prove.yml.
if (asked.includes("--json")) {
  console.log(`names=${JSON.stringify(Object.keys(GROUPS))}`);
  process.exit();
}
const unknown = asked.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(`There is no group "${unknown.join('", "')}". There are: ${Object.keys(GROUPS).join(", ")}.`);
  process.exit(2);
}

await installIfNeeded();
await ensureDovecot(console.log);
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(console.log) };
const results = [];
for (const name of asked.length > 0 ? asked : Object.keys(GROUPS)) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const passed = run(GROUPS[name], env);
  results.push({ name, passed, minutes: ((Date.now() - began) / 60_000).toFixed(1) });
}
for (const { name, passed, minutes } of results)
  console.log(`${passed ? "✓" : "✗"} ${name} (${minutes} min)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
