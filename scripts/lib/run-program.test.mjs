import assert from "node:assert/strict";
import { test } from "node:test";

import { runProgram } from "./run-program.mjs";

const runScript = (script, options) => runProgram(process.execPath, ["-e", script], options);

test("collects both outputs, without colours, and the exit code", async () => {
  const { code, output } = await runScript(
    `console.log("\\x1b[32mgreen\\x1b[0m"); console.error("red"); process.exitCode = 3`,
  );
  assert.equal(code, 3);
  assert.match(output, /green\n/);
  assert.match(output, /red\n/);
  assert.ok(!output.includes("\x1b"));
});

test("tells the last line while the program runs", async () => {
  const lines = [];
  await runScript(`console.log("first\\nsecond")`, { onLine: (line) => lines.push(line) });
  assert.deepEqual(lines, ["second"]);
});

test("a program that does not exist fails like in a shell", async () => {
  const { code, output } = await runProgram("./no-such-program", []);
  assert.equal(code, 127);
  assert.match(output, /ENOENT/);
});
