import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** Makes a folder that is gone when the test file ends. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "agency-test-"));
  made.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});
