import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

import { inRoot } from "./root.mjs";

const run = (command, ...words) =>
  spawnSync(process.execPath, [inRoot("scripts", `${command}.mjs`), ...words], { encoding: "utf8" });

for (const command of ["start", "build", "package", "upgrade-check"]) {
  test(`npm run ${command} tells how it is used`, () => {
    const { status, stdout } = run(command, "--help");
    assert.equal(status, 0);
    assert.match(stdout, new RegExp(`^npm (run )?${command}`));
  });

  test(`npm run ${command} names a word that it does not know, and does nothing`, () => {
    const { status, stdout, stderr } = run(command, "--prot", "8001");
    assert.equal(status, 1);
    assert.equal(stdout, "");
    assert.match(stderr, /Unknown option '--prot'/);
    assert.match(stderr, /--help names the options/);
  });
}
