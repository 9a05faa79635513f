/** @jest-environment node */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parseEnv } from "../server/platform/env";
import { captureLog } from "../testing/capture-log";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { checkDataFolder } from "./check-data-folder";

/** A folder that nobody can write, whatever the user: where it should be is a file. */
function makeBrokenFolder(): string {
  const file = join(makeTemporaryFolder(), "data");
  writeFileSync(file, "");
  return file;
}

describe("a data folder that cannot be written", () => {
  it("ends the start with its name when there is no secret yet", () => {
    const folder = makeBrokenFolder();
    expect(() => checkDataFolder(parseEnv({ DATA_DIR: folder }))).toThrow(
      `DATA_DIR: expected a folder that this user may write, found ${folder} (EEXIST).`,
    );
  });

  it("is named in the log when the site can serve its pages all the same", () => {
    const readLog = captureLog();
    const folder = makeBrokenFolder();
    checkDataFolder(parseEnv({ DATA_DIR: folder, SECRET: "s".repeat(40) }));
    expect(readLog()).toContain(`"event":"data-folder-not-writable","folder":"${folder}"`);
  });
});

it("leaves nothing but the secret in a folder that can be written", () => {
  const folder = makeTemporaryFolder();
  checkDataFolder(parseEnv({ DATA_DIR: folder }));
  expect(readdirSync(folder)).toEqual(["secret"]);
});
