import assert from "node:assert/strict";
import { test } from "node:test";

import { runProgram } from "./run-program.mjs";

test("collects both outputs, without colours, tells the last line, and the exit code", async () => {
  const lines = [];
  const script = `console.log("\\x1b[32mgreen\\x1b[0m"); console.error("red"); process.exitCode = 3`;
  const onLine = (line) => lines.push(line);
  const { code, output } = await runProgram(process.execPath, ["-e", script], { onLine });
  assert.deepEqual([code, lines.sort()], [3, ["green", "red"]]);
  assert.match(output, /green\n/);
  assert.ok(!output.includes("\x1b"));
});

test("a program that does not exist fails like in a shell", async () => {
  const { code, output } = await runProgram("./no-such-program", []);
  assert.equal(code, 127);
  assert.match(output, /ENOENT/);
});
