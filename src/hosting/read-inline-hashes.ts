import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Written by the build into the built site. */
export const INLINE_HASHES_FILE = "inline-hashes.json";
export const inlineHashesSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
/** `'sha256-…'`. */
export type InlineHashes = z.infer<typeof inlineHashesSchema>;

/** Reads the hashes of the inline scripts and styles of a built site. Without the file nothing inline is allowed. */
export function readInlineHashes(folder: string): InlineHashes {
  const file = join(folder, INLINE_HASHES_FILE);
  if (!existsSync(file)) return { scripts: [], styles: [] };
  return inlineHashesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
