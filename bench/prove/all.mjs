#!/usr/bin/env node
// Runs the stress tests one after the other with their full figures, or only those that are named.
//   npm run prove                          all, some 75 minutes
//   npm run prove -- kill-sqlite fuzz      only these
//   npm run prove -- --list                their names, and what each runs
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Each is a program beside this one, whose first lines say what it shows and which other options it takes. */
const TESTS = {
  "kill-sqlite": ["kill.mjs", "--kills", "200"],
  "kill-postgres": ["kill.mjs", "--kills", "200", "--postgres"],
  "inbox-kills-sqlite": ["inbox-kills.mjs", "--kills", "200"],
  "inbox-kills-postgres": ["inbox-kills.mjs", "--kills", "200", "--postgres"],
  "letters-sqlite": ["letters.mjs"],
  "letters-postgres": ["letters.mjs", "--postgres"],
  "departures-sqlite": ["departures.mjs"],
  "departures-postgres": ["departures.mjs", "--postgres"],
  // These need dovecot: sudo apt-get install dovecot-imapd.
  "replies-sqlite": ["replies.mjs", "--kills", "200"],
  "replies-postgres": ["replies.mjs", "--kills", "200", "--postgres"],
  "slow-mail": ["slow-mail.mjs"],
  clocks: ["clocks.mjs"],
  fuzz: ["fuzz.mjs", "--requests", "20000"],
  "content-queries": ["content-queries.mjs", "--queries", "5000"],
  faults: ["faults.mjs"],
  "deleted-data": ["deleted-data.mjs"],
  netlify: ["netlify.mjs"],
  "publish-kills": ["publish-kills.mjs", "--kills", "5"],
  // These need the built site: npm run build.
  staff: ["staff.mjs"],
  "full-browser": ["full-tests.mjs"],
  // These need the packaged site: npm run package.
  package: ["package.mjs"],
  deploy: ["deploy.mjs"],
  soak: ["soak.mjs"],
};

const asked = process.argv.slice(2);
if (asked.includes("--list")) {
  for (const [name, args] of Object.entries(TESTS)) console.log(name.padEnd(16), args.join(" "));
  process.exit();
}
const unknown = asked.filter((name) => !(name in TESTS));
if (unknown.length > 0) {
  console.error(
    `There is no stress test "${unknown.join('", "')}". There are: ${Object.keys(TESTS).join(", ")}.`,
  );
  process.exit(2);
}

const results = [];
for (const name of asked.length > 0 ? asked : Object.keys(TESTS)) {
  const [program, ...args] = TESTS[name];
  const began = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: "inherit",
  });
  results.push({ name, passed: status === 0, minutes: ((Date.now() - began) / 60_000).toFixed(1) });
}
for (const { name, passed, minutes } of results)
  console.log(`${passed ? "✓" : "✗"} ${name} (${minutes} min)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
