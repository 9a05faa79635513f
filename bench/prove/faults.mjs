#!/usr/bin/env node
// Stress test: while the database or the disk is away, posts get a clear 5xx and nothing is confirmed that is not kept;
// afterwards the site goes on by itself. And: several processes on one store count, and recognise, together.
// The two about disks mount a small tmpfs, for which they need root or a user namespace (unshare -Urm).
//   node bench/prove/faults.mjs [--only postgres|disk|read-only|processes] [--pairs 200] [--root <built site>]
import { parseArgs } from "node:util";

import { bundleSite } from "../lib/bundle-site.mjs";
import { testFullDisk } from "./faults/full-disk.mjs";
import { testPostgresOutage } from "./faults/postgres-outage.mjs";
import {
  testReadOnlyFirstStart,
  testReadOnlyStart,
  testReadOnlyWhileRunning,
} from "./faults/read-only-folder.mjs";
import { testTwoProcesses } from "./faults/two-processes.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    pairs: { type: "string", default: "200" },
    root: { type: "string" },
  },
});
const bundle = values.root === undefined ? await bundleSite() : undefined;
const root = values.root ?? bundle.root;

const tests = {
  postgres: [() => testPostgresOutage(root, "stop"), () => testPostgresOutage(root, "kill")],
  disk: [() => testFullDisk(root)],
  "read-only": [
    () => testReadOnlyWhileRunning(root),
    () => testReadOnlyStart(root),
    () => testReadOnlyFirstStart(root),
  ],
  processes: [
    () => testTwoProcesses(root, "sqlite", Number(values.pairs)),
    () => testTwoProcesses(root, "postgres", Number(values.pairs)),
  ],
};

let passed = true;
for (const [name, steps] of Object.entries(tests))
  for (const run of steps) {
    if (values.only !== undefined && values.only !== name) continue;
    const result = await run().catch((error) => ({ test: name, passed: false, error: String(error) }));
    console.log(JSON.stringify(result));
    passed &&= result.passed;
  }
await bundle?.remove();
process.exit(passed ? 0 : 1);
