import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { getErrorCode } from "../../server/error-code";

const LIFE_DAYS = 30;
const DAY_SECONDS = 86_400;
export const SESSION_SECONDS = LIFE_DAYS * DAY_SECONDS;

const TOKEN = /^[\w-]{43}$/;

/** The sessions of the editor, which last over restarts. */
export interface EditorSessions {
  /** Begins one; gets the value for its cookie. */
  begin(): string;
  /** Tells whether a cookie's value is that of a session which has not ended. */
  has(token: string): boolean;
}

/**
 * Keeps each session as a file of `DATA_DIR/editor-sessions`, named by the hash of the cookie's value and holding its end in
 * milliseconds: who reads the folder cannot sign in with it, and two processes with one `DATA_DIR` cannot overwrite each other's.
 */
export function createEditorSessions(dataDir: string, now: () => number = Date.now): EditorSessions {
  const folder = join(dataDir, "editor-sessions");
  const getPath = (token: string) => join(folder, createHash("sha256").update(token).digest("hex"));

  function isOver(path: string): boolean {
    try {
      return !(Number(readFileSync(path, "utf8")) > now());
    } catch (error) {
      if (getErrorCode(error) === "ENOENT") return true;
      throw error;
    }
  }

  return {
    begin() {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const name of readdirSync(folder))
        if (isOver(join(folder, name))) rmSync(join(folder, name), { force: true });
      const token = randomBytes(32).toString("base64url");
      writeFileSync(getPath(token), `${now() + SESSION_SECONDS * 1000}\n`, { flag: "wx", mode: 0o600 });
      return token;
    },
    has: (token) => TOKEN.test(token) && !isOver(getPath(token)),
  };
}
