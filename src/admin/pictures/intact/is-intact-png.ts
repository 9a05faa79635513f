const SIGNATURE_LENGTH = 8;
/** Length, kind and checksum of a part. */
const AROUND = 12;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xed_b8_83_20 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function getChecksum(bytes: Uint8Array): number {
  const rest = bytes.reduce((sum, byte) => (CRC_TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xff_ff_ff_ff);
  return (rest ^ 0xff_ff_ff_ff) >>> 0;
}

/** Tells whether a PNG is whole: all its parts that a picture needs have the checksum that stands behind them, up to the last. */
export function isIntactPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let place = SIGNATURE_LENGTH; place + AROUND <= bytes.length;) {
    const length = view.getUint32(place);
    const kind = String.fromCharCode(...bytes.subarray(place + 4, place + 8));
    const end = place + AROUND + length;
    if (end > bytes.length) return false;
    const isNeeded = /^[A-Z]/.test(kind);
    if (isNeeded && getChecksum(bytes.subarray(place + 4, end - 4)) !== view.getUint32(end - 4)) return false;
    if (kind === "IEND") return true;
    place = end;
  }
  return false;
}
