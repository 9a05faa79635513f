import { createHmac, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync, accessSync, constants } from "node:fs";
import { join } from "node:path";

import { getErrorCode } from "./log";

function readLine(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes the whole file under another name and links it into place: two processes at once agree on one value. */
function createFile(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${name}-${randomBytes(6).toString("hex")}.tmp`);
  const value = randomBytes(32).toString("base64url");
  try {
    writeFileSync(draft, `${value}\n`, { flag: "wx", mode: 0o600, flush: true });
    linkSync(draft, join(folder, name));
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Loads a random value of 256 bits from a file that this user alone may read (0600); the first process makes it. */
export function loadRandomFile(folder: string, name: string): string {
  const path = join(folder, name);
  if (readLine(path) === undefined) createFile(folder, name);
  const value = readLine(path);
  if (value === undefined) throw new Error(`Could not read ${path}. Expected a random value of one line.`);
  return value;
}

const secrets = new Map<string, string>();

/** Loads the secret of one machine from `DATA_DIR/secret`; the first process makes it. */
export function loadSecret(dataDir: string): string {
  const secret = secrets.get(dataDir) ?? loadRandomFile(dataDir, "secret");
  secrets.set(dataDir, secret);
  return secret;
}

/** Derives the password of `/api/outbox`, as `netlify/functions/scheduled.mjs` does: no scheduler knows the secret. */
export function getOutboxPassword(secret: string): string {
  return createHmac("sha256", secret).update("outbox-password:1").digest("base64url");
}

/** Makes a folder for this user alone unless it is there; throws (`EROFS`, `EACCES` …) when it cannot be written. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
}
