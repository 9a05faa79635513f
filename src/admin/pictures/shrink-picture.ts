import { MAX_SIDE } from "../../content/pictures/upload-rules";

const QUALITY = 0.85;

const TYPES: Readonly<Record<string, string>> = { JPEG: "image/jpeg", PNG: "image/png", WebP: "image/webp" };

/** Gets the size that fits into a square of `MAX_SIDE`, with the same proportions; smaller pictures keep theirs. */
export function fitSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Draws a decoded picture anew, upright and at most `MAX_SIDE` long. Only its pixels travel: place, time and device, which cameras write
 * into the file, stay on the device. A browser that writes no WebP gives a PNG.
 */
export async function shrinkPicture(picture: ImageBitmap, kind: string): Promise<Blob> {
  const { width, height } = fitSize(picture);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: TYPES[kind] ?? "image/jpeg", quality: QUALITY });
}
