import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

import { getErrorCode } from "../server/error-code";

/** The version of every file that a change touches, as the editor opened it: a hash, or `null` for a file that was not there. */
export const fileVersions = z.record(z.string(), z.string().nullable());
export type FileVersions = z.infer<typeof fileVersions>;

/** Gets the version of a text or picture: the hash of its bytes. */
export function getVersion(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Reads a text; gets `undefined` when there is no such file. */
export async function readCurrent(root: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, path), "utf8");
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
