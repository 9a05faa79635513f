import { createLruCache } from "../../lib/lru-cache";
import { processSingleton } from "../../server/process-singleton";
import type { Content } from "../content-store";
import { loadSharp } from "./load-sharp";

interface PictureSize {
  width: number;
  height: number;
}

const MAX_KEPT = 10_000;
/** `null`: no picture. */
const getKnown = () =>
  processSingleton("editor-picture-sizes", () => createLruCache<PictureSize | null>(MAX_KEPT));

/** Reads the size of a picture as it is seen, once for each version; `undefined` for what is no picture. */
export async function readPictureSize(
  content: Content,
  path: string,
  version: string,
): Promise<PictureSize | undefined> {
  const known = getKnown().get(version);
  if (known !== undefined) return known ?? undefined;
  const [sharp, bytes] = [await loadSharp(), await content.readMedia(path)];
  // It has been deleted since it was listed; for nothing, sharp would wait for a stream.
  if (!bytes) return undefined;
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  getKnown().set(version, metadata?.autoOrient ?? null);
  return metadata?.autoOrient;
}
