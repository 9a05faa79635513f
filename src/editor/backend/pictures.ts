import type sharp from "sharp";

import { createLruCache } from "../../domain/lib/lookup";
import type { Content } from "./content-store";
import { perEnv } from "../../server/platform/env";

/** Loads the library of pictures when one is worked on. It is native: no bundler may follow the import. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import(/* webpackIgnore: true */ "sharp");
  return loaded;
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
