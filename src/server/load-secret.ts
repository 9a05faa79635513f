import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

import { getErrorCode } from "./error-code";
import { perProcess } from "./per-process";

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes the whole file under another name and links it into place: two processes at once agree on one secret. */
function createSecret(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `secret-${randomBytes(6).toString("hex")}.tmp`);
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString("base64url")}\n`);
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST") throw error;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
}

/** Loads the secret of one machine from `DATA_DIR/secret`; the first process makes it. */
export function loadSecret(dataDir: string): string {
  return perProcess(`secret:${dataDir}`, () => {
    const path = join(dataDir, "secret");
    if (readSecret(path) === undefined) createSecret(dataDir, path);
    const secret = readSecret(path);
    if (secret === undefined) throw new Error(`Could not read ${path}. Expected a secret of one line.`);
    return secret;
  });
}
