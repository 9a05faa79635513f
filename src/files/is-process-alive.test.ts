/** @jest-environment node */
import { spawnSync } from "node:child_process";

import { isProcessAlive } from "./is-process-alive";

it("knows running processes, another user's among them, and those that have ended", () => {
  expect(isProcessAlive(process.pid)).toBe(true);
  expect(isProcessAlive(spawnSync(process.execPath, ["--version"]).pid)).toBe(false);
  expect([0, -1, Number.NaN].map(isProcessAlive)).toEqual([false, false, false]);
  // Tests may run as root, who can signal all.
  jest.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
  });
  expect(isProcessAlive(1)).toBe(true);
});
