#!/usr/bin/env node
// All proofs one after the other, with their full figures.
//   node bench/prove/all.mjs
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const run = (...args) => spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
const prove = (name, ...args) => run(join(import.meta.dirname, name), ...args);
const mailFaults = [
  ...["src/server/outbox", "src/server/mail", "src/server/store", "src/server/retention"],
  "src/hosting/faults.test.ts",
];

const results = {
  "kill, SQLite": prove("kill.mjs", "--kills", "200"),
  "kill, PostgreSQL": prove("kill.mjs", "--kills", "200", "--postgres"),
  "a mail server that replies late": prove("slow-mail.mjs"),
  "wrong clocks": prove("clocks.mjs"),
  fuzz: prove("fuzz.mjs", "--requests", "20000"),
  "content queries": prove("content-queries.mjs", "--queries", "5000"),
  faults: prove("faults.mjs"),
  "deleted data": prove("deleted-data.mjs"),
  // These need the packaged site: npm run package.
  "a package with Node alone": prove("package.mjs"),
  "a deployment among visitors": prove("deploy.mjs"),
  "half an hour of everything": prove("soak.mjs"),
  netlify: prove("netlify.mjs"),
  "pictures under load": prove("pictures.mjs", "--runs", "30"),
  "mail server's faults": run("node_modules/jest/bin/jest.js", "-w", "1", ...mailFaults),
};
for (const [name, passed] of Object.entries(results)) console.log(`${passed ? "✓" : "✗"} ${name}`);
process.exit(Object.values(results).every(Boolean) ? 0 : 1);
