import type { Sharp } from "sharp";
import { z } from "zod";

import { BRAND_COLORS } from "../../domain/config/brand";
import type { UploadFault } from "../../content/content-problem";
import { BROKEN, MAX_SIDE, checkSize, getExtension, recognizeUpload } from "../../content/upload-rules";
import { HttpError } from "../../server/platform/http/request";
import { RefusedChangeError } from "./change-checks";
import { isMediaPath } from "./content-paths";
import { loadSharp } from "./pictures";

type Format = (picture: Sharp) => Sharp;

const FORMATS: Readonly<Record<string, Format>> = {
  jpg: (picture) => picture.jpeg({ quality: 85, progressive: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 85 }),
};

async function normalizePicture(bytes: Buffer, format: Format): Promise<Buffer | UploadFault> {
  const sharp = await loadSharp();
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) return BROKEN;
  // A camera held upright stores the picture rotated, with its orientation beside it.
  const fault = checkSize(size.autoOrient);
  if (fault) return fault;
  const picture = sharp(bytes, { failOn: "warning" })
    .autoOrient()
    // What is made of it later, such as a JPEG for chats, has no transparency and would be black there.
    .flatten({ background: BRAND_COLORS.paper })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
  // Only pixels are written: what cameras add (place, time, device) stays behind, and so does whatever hides in the file.
  return format(picture)
    .toBuffer()
    .catch(() => BROKEN);
}

/**
 * Turns an uploaded file into what is stored. What it is is told by its bytes: a picture is drawn anew in the format that its name says,
 * upright, on paper where it is transparent, without metadata and at most 2560 pixels long; a video is stored as it is. Otherwise returns why it cannot stand on the site.
 */
async function normalizeUpload(name: string, bytes: Buffer): Promise<Buffer | UploadFault> {
  const known = recognizeUpload(bytes);
  if ("code" in known) return known;
  const { kind, extensions, isPicture } = known;
  const extension = getExtension(name).replace("jpeg", "jpg");
  const format = FORMATS[extension];
  if (isPicture && format) return normalizePicture(bytes, format);
  if (!isPicture && extensions.includes(extension)) return bytes;
  return { code: "wrong-extension", kind, extension: extensions[0] };
}

/** A file as the editor sends it. */
export const uploadSchema = z.object({
  path: z.string(),
  content: z.base64(),
  encoding: z.literal("base64"),
});
type Upload = z.infer<typeof uploadSchema>;

/** A file beside the pictures, whatever it is called. */
const UNKNOWN_MEDIA = /^content\/media\/[a-z]+\/(?!\.)[^/\\]+$/;

/** Takes an uploaded file as it is stored; throws what is wrong with it. */
export async function takeUpload({ path, content }: Upload): Promise<Buffer> {
  const isKnown: boolean = isMediaPath(path);
  if (!isKnown && !UNKNOWN_MEDIA.test(path)) throw new HttpError("forbidden");
  const taken = isKnown
    ? await normalizeUpload(path, Buffer.from(content, "base64"))
    : ({ code: "unknown-media-name" } as const);
  if (Buffer.isBuffer(taken)) return taken;
  throw new RefusedChangeError([{ ...taken, file: path.replace(/^content\//, "") }]);
}
