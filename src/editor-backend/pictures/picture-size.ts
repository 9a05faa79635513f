import { processSingleton } from "../../server/process-singleton";
import type { Content } from "../store/content-store";
import { loadSharp } from "./load-sharp";

interface PictureSize {
  width: number;
  height: number;
}

const getKnown = () =>
  processSingleton("editor-picture-sizes", () => new Map<string, PictureSize | undefined>());

/** Reads the size of a picture as it is seen, once for each version; `undefined` for what is no picture. */
export async function readPictureSize(
  content: Content,
  path: string,
  version: string,
): Promise<PictureSize | undefined> {
  const known = getKnown();
  if (known.has(version)) return known.get(version);
  const [sharp, bytes] = [await loadSharp(), await content.readMedia(path)];
  // It has been deleted since it was listed; for nothing, sharp would wait for a stream.
  if (!bytes) return undefined;
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  known.set(version, metadata?.autoOrient);
  return metadata?.autoOrient;
}
