#!/usr/bin/env node
// Stress test: while the database or the disk is away, posts get a clear 5xx and nothing is confirmed that is not kept;
// afterwards the site goes on by itself. And: several processes on one store count, and recognise, together.
// Those about disks mount a small tmpfs, for which they need root or a user namespace (unshare -Urm).
//   node bench/prove/faults.mjs [--pairs 200] [--store sqlite|postgres]
import { prove } from "../lib/proof.mjs";
import { DISK_TESTS } from "./faults/disk.mjs";
import { postgresKilled, postgresStopped } from "./faults/postgres.mjs";
import { twoProcesses } from "./faults/two-processes.mjs";

await prove({ pairs: 200 }, twoProcesses, postgresStopped, postgresKilled, ...DISK_TESTS);
