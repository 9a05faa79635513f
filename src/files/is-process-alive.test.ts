/** @jest-environment node */
import { spawnSync } from "node:child_process";

import { isProcessAlive } from "./is-process-alive";

/** How `kill` fails for a process of another user; tests may run as root, who can signal all. */
function refuseSignals() {
  jest.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
  });
}

describe("isProcessAlive", () => {
  afterEach(() => jest.restoreAllMocks());

  it("knows own processes, and those that have ended", () => {
    expect(isProcessAlive(process.pid)).toBe(true);
    expect(isProcessAlive(spawnSync(process.execPath, ["--version"]).pid)).toBe(false);
  });

  it("takes another user's process for alive", () => {
    refuseSignals();
    expect(isProcessAlive(1)).toBe(true);
  });

  it.each([0, -1, Number.NaN, 1.5])("knows no process of the number %d", (pid) => {
    expect(isProcessAlive(pid)).toBe(false);
  });
});
