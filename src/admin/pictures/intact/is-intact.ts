import { isIntactJpeg } from "./is-intact-jpeg";
import { isIntactPng } from "./is-intact-png";

/** A WebP says in its header how long it is, without the eight bytes before that. */
function isIntactWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length;
}

const CHECKS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  JPEG: isIntactJpeg,
  PNG: isIntactPng,
  WebP: isIntactWebp,
};

/** Tells whether nothing is missing or damaged in a picture, as far as its bytes show it. A browser may draw one that is. */
export function isIntact(bytes: Uint8Array, kind: string): boolean {
  return CHECKS[kind]?.(bytes) ?? true;
}
