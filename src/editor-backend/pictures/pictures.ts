import type sharp from "sharp";
import type { Sharp } from "sharp";

import { BRAND_COLORS } from "../../config/brand-colors";
import type { UploadFault } from "../../content/content-problem";
import {
  BROKEN,
  MAX_SIDE,
  checkSize,
  getExtension,
  recognizeUpload,
} from "../../content/pictures/upload-rules";
import { createLruCache } from "../../lib/lru-cache";
import { perEnv } from "../../server/platform/env";
import type { Content } from "../content-store";

/** Loads the library of pictures when one is worked on. It is native: no bundler may follow the import. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import(/* webpackIgnore: true */ "sharp");
  return loaded;
}

/** Decodes a picture to its end, as strictly as the build will; a small result needs little memory. */
export async function canDecode(picture: Buffer | string): Promise<boolean> {
  const sharp = await loadSharp();
  return sharp(picture, { failOn: "warning" })
    .resize(8)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

interface PictureSize {
  width: number;
  height: number;
}

const MAX_SIZES = 10_000;
/** `null`: no picture. */
const knownSizes = perEnv(() => createLruCache<PictureSize | null>(MAX_SIZES));

/** Reads the size of a picture as it is seen, once for each version; `undefined` for what is no picture. */
export async function readPictureSize(
  content: Content,
  path: string,
  version: string,
): Promise<PictureSize | undefined> {
  const known = knownSizes().get(version);
  if (known !== undefined) return known ?? undefined;
  const [sharp, bytes] = [await loadSharp(), await content.readMedia(path)];
  // It has been deleted since it was listed; for nothing, sharp would wait for a stream.
  if (!bytes) return undefined;
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  knownSizes().set(version, metadata?.autoOrient ?? null);
  return metadata?.autoOrient;
}

/** Twice the width of a card in the media library. */
const WIDTH = 480;
/** Of some 15 kB each. */
const MAX_THUMBNAILS = 400;

const keptThumbnails = perEnv(() => createLruCache<Promise<Buffer>>(MAX_THUMBNAILS));

async function draw(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .autoOrient()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}

export function getThumbnailAddress(path: string, version: string): string {
  return `/api/editor/thumbnail?${new URLSearchParams({ path, version }).toString()}`;
}

/** Returns a small WebP of a picture. The last ones are kept in memory, by the pictures' versions; others are read first. */
export function getThumbnail(version: string, read: () => Promise<Buffer>): Promise<Buffer> {
  const thumbnails = keptThumbnails();
  const thumbnail = thumbnails.get(version) ?? read().then(draw);
  thumbnails.set(version, thumbnail);
  thumbnail.catch(() => thumbnails.delete(version));
  return thumbnail;
}

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
 * upright, on paper where it is transparent, without metadata and at most 2560 pixels long; a video is stored as it is. Gets why it cannot stand on the site otherwise.
 */
export async function normalizeUpload(name: string, bytes: Buffer): Promise<Buffer | UploadFault> {
  const known = recognizeUpload(bytes);
  if ("code" in known) return known;
  const { kind, extensions, isPicture } = known;
  const extension = getExtension(name).replace("jpeg", "jpg");
  const format = FORMATS[extension];
  if (isPicture && format) return normalizePicture(bytes, format);
  if (!isPicture && extensions.includes(extension)) return bytes;
  return { code: "wrong-extension", kind, extension: extensions[0] };
}
