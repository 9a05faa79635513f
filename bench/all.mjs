#!/usr/bin/env node
// Runs every benchmark, one after the other: nothing else should run on the machine. Names of some run only these.
//   npm run bench [-- pages inbox]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { installIfNeeded } from "../scripts/lib/install.mjs";

/** Each is a file beside this one, whose first lines say what it measures and which words it takes. */
const ALL = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".mjs") && file !== "all.mjs")
  .map((file) => file.replace(".mjs", ""));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}". There are: ${ALL.join(", ")}.`);
  process.exit(2);
}

await installIfNeeded();
await installIfNeeded("bench");

const failed = [];
for (const name of asked.length > 0 ? asked : ALL) {
  console.log(`\n== ${name}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.mjs`)], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nEnded with an error, or short of their goal: ${failed.join(", ")}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
