import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

import { RELEASE_FILE } from "../../hosting/site-folders";

const releaseSchema = z.object({
  /** When it was packaged, as a name: `20261121T175500Z`. */
  id: z.string().regex(/^[\w-]+$/),
  /** Its own files that never change under their names, in `public/`. */
  files: z.array(z.string()),
});

export type Release = z.infer<typeof releaseSchema>;

/** Reads the `release.json` of a packaged site. */
export async function readRelease(folder: string): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(join(folder, RELEASE_FILE), "utf8")));
}
