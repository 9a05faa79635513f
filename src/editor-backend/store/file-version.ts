import { createHash } from "node:crypto";
import { z } from "zod";

/** The version of every file that a change touches, as the editor opened it; `null` for a file that was not there. */
export const fileVersions = z.record(z.string(), z.string().nullable());
export type FileVersions = z.infer<typeof fileVersions>;

/** Gets the version of a file: the name under which git keeps these bytes. */
export function getFileVersion(content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
