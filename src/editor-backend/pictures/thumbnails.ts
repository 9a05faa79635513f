import { createLruCache } from "../../lib/lru-cache";
import { processSingleton } from "../../server/process-singleton";
import { loadSharp } from "./load-sharp";

/** Twice the width of a card in the media library. */
const WIDTH = 480;
/** Of some 15 kB each. */
const MAX_KEPT = 400;

const getKept = () => processSingleton("editor-thumbnails", () => createLruCache<Promise<Buffer>>(MAX_KEPT));

async function draw(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .autoOrient()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}

/** Gets the address of a small picture. With its version the browser keeps it for good. */
export function getThumbnailAddress(path: string, version: string): string {
  return `/api/editor/thumbnail?${new URLSearchParams({ path, version }).toString()}`;
}

/** Gets a small WebP of a picture. The last ones are kept in memory, by the pictures' versions; others are read first. */
export function getThumbnail(version: string, read: () => Promise<Buffer>): Promise<Buffer> {
  const kept = getKept();
  const thumbnail = kept.get(version) ?? read().then(draw);
  kept.set(version, thumbnail);
  thumbnail.catch(() => kept.delete(version));
  return thumbnail;
}
