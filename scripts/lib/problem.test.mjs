import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

import { inRoot } from "./root.mjs";

const run = (command, ...words) =>
  spawnSync(process.execPath, [inRoot("scripts", `${command}.mjs`), ...words], { encoding: "utf8" });

for (const command of ["start", "build", "package"])
  test(`npm run ${command} tells how it is used, and refuses a word that it does not know`, () => {
    const help = run(command, "--help");
    assert.equal(help.status, 0);
    assert.match(help.stdout, new RegExp(`^npm (run )?${command}`));
    const { status, stdout, stderr } = run(command, "--prot", "8001");
    assert.deepEqual([status, stdout], [1, ""]);
    assert.match(stderr, /Unknown option '--prot'[\s\S]*--help names the options/);
  });
