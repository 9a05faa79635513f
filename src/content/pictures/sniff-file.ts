const SIGNATURES: readonly [start: RegExp, kind: string][] = [
  [/^\xff\xd8\xff/, "JPEG"],
  [/^\x89PNG\r\n/, "PNG"],
  [/^RIFF[^]{4}WEBP/, "WebP"],
  [/^GIF8/, "GIF"],
  [/^(?:II\*\0|MM\0\*)/, "TIFF"],
  [/^BM/, "BMP"],
  [/^%PDF/, "PDF"],
  [/^[^]{4}ftyp(?:avif|avis)/, "AVIF"],
  [/^[^]{4}ftyp(?:hei|hev|mif1|msf1)/, "HEIC"],
  [/^[^]{4}ftypqt/, "MOV"],
  [/^[^]{4}ftyp/, "MP4"],
  [/^[^]E\xdf\xa3/, "WebM"],
  [/<svg[\s>]/i, "SVG"],
];
const LENGTH = 1024;

/** Tells by its first bytes what kind of file this is, whatever its name says; `undefined` for none that is known. */
export function sniffFile(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, LENGTH));
  return SIGNATURES.find(([signature]) => signature.test(start))?.[1];
}
