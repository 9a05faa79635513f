const JPEG_END = [0xff, 0xd9];
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Cameras and programs may add something behind the end. */
const hasEnd = (bytes: Uint8Array, end: readonly number[]) => {
  for (let at = bytes.length - end.length; at >= 0; at--)
    if (end.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/** Tells whether a picture was cut off, as it is when a transfer broke: a browser draws what is left of it, and says nothing. */
export function isWhole(bytes: Uint8Array, kind: string): boolean {
  if (kind === "JPEG") return hasEnd(bytes.subarray(bytes.length >> 2), JPEG_END);
  if (kind === "PNG") return hasEnd(bytes, PNG_END);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length;
}
