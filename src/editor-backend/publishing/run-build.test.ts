/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { runBuild } from "./run-build";

jest.mock("node:os", () => ({
  ...jest.requireActual<object>("node:os"),
  getPriority: jest.fn(),
  setPriority: jest.fn(),
}));

it.each([
  [0, 10],
  [15, 15],
])("a build of a server with the priority %i has the priority %i", async (own, expected) => {
  jest.mocked(getPriority).mockReturnValue(own);
  // As the system does for whoever is not root.
  jest.mocked(setPriority).mockImplementation((_pid, priority = 0) => {
    if (priority < own) throw new Error("EACCES");
  });
  const root = makeTemporaryFolder();
  mkdirSync(join(root, "scripts"));
  writeFileSync(join(root, "scripts/build.mjs"), "");
  await runBuild(root, "http://127.0.0.1:8000");
  expect(setPriority).toHaveBeenLastCalledWith(expect.any(Number), expected);
});
