import { z } from "zod";

import type { ContentProblem, UploadFault } from "../../../content/content-problem";
import { ForbiddenPathError, isMediaPath } from "../content-paths";
import { normalizeUpload } from "../pictures/pictures";
import { RefusedChangeError } from "./refuse-broken-content";

/** A file as the editor sends it. */
export const uploadSchema = z.object({
  path: z.string(),
  content: z.base64(),
  encoding: z.literal("base64"),
});
type Upload = z.infer<typeof uploadSchema>;

/** A file beside the pictures, whatever it is called. */
const UNKNOWN_MEDIA = /^content\/media\/[a-z]+\/(?!\.)[^/\\]+$/;

const toProblem = (path: string, fault: UploadFault): ContentProblem => ({
  ...fault,
  file: path.replace(/^content\//, ""),
});

async function take({ path, content }: Upload): Promise<Buffer | UploadFault> {
  const isKnown: boolean = isMediaPath(path);
  if (isKnown) return normalizeUpload(path, Buffer.from(content, "base64"));
  if (UNKNOWN_MEDIA.test(path)) return { code: "unknown-media-name" };
  throw new ForbiddenPathError(path);
}

/** Takes an uploaded file as it is stored; throws what is wrong with it. */
export async function takeUpload(upload: Upload): Promise<Buffer> {
  const taken = await take(upload);
  if (Buffer.isBuffer(taken)) return taken;
  throw new RefusedChangeError([toProblem(upload.path, taken)]);
}

/**
 * Takes the files of an entry. A wrong one that no text names is left out: Decap sends with each save whatever was once chosen for an
 * entry.
 */
export async function takeEntryUploads(
  uploads: readonly Upload[],
  texts: readonly string[],
): Promise<Map<string, Buffer>> {
  const all = texts.join("\n");
  const files = new Map<string, Buffer>();
  for (const upload of uploads) {
    const taken = await take(upload);
    if (Buffer.isBuffer(taken)) files.set(upload.path, taken);
    else if (all.includes(upload.path.replace("content/", "../")))
      throw new RefusedChangeError([toProblem(upload.path, taken)]);
  }
  return files;
}
