#!/usr/bin/env node
// Runs every benchmark, one after the other: nothing else should run on the machine. Names of some run only these.
//   npm run package && npm run bench [-- pages inbox]
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../scripts/lib/root.mjs";

/** Each is a file beside this one, whose first lines say what it measures and which options it takes. */
const ALL = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".mjs") && file !== "all.mjs")
  .map((file) => file.replace(".mjs", ""));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}". There are: ${ALL.join(", ")}.`);
  process.exit(2);
}
const failed = (asked.length > 0 ? asked : ALL).filter((name) => {
  console.log(`\n== ${name}`);
  const program = join(import.meta.dirname, `${name}.mjs`);
  return spawnSync(process.execPath, [program], { cwd: ROOT, stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) console.error(`\nEnded with an error, or short of their goal: ${failed.join(", ")}.`);
process.exit(failed.length > 0 ? 1 : 0);
