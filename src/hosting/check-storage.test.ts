/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { parseEnv } from "../server/platform/env";
import { captureLog } from "../testing/capture-log";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { checkDatabase, checkDataFolder } from "./check-storage";

it("ends the start when no secret can be written, and only logs it where there is one", () => {
  const readLog = captureLog();
  // Nobody can write it, whatever the user: where it should be is a file.
  const folder = join(makeTemporaryFolder(), "data");
  writeFileSync(folder, "");
  expect(() => checkDataFolder(parseEnv({ DATA_DIR: folder }))).toThrow(
    `DATA_DIR: expected a folder that this user may write, found ${folder} (ENOTDIR).`,
  );
  checkDataFolder(parseEnv({ DATA_DIR: folder, SECRET: "s".repeat(40) }));
  expect(readLog()).toContain(`"event":"data-folder-not-writable","folder":"${folder}"`);
});

it("names the database that does not answer at the start in the log, without its password", async () => {
  const readLog = captureLog();
  const databaseUrl = "postgres://agency:hidden@127.0.0.1:9/enquiries";
  process.env = { ...process.env, DATABASE_URL: databaseUrl, SECRET: "s".repeat(40) };
  await checkDatabase({ databaseUrl });
  expect(readLog()).toContain(
    '"event":"database-not-available","host":"127.0.0.1:9","database":"enquiries","user":"agency","code":"ECONNREFUSED"',
  );
  expect(readLog()).not.toContain("hidden");
});
