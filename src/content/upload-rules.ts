import type { UploadFault } from "./content-problem";

/** The kinds that the site shows, and what their names end in; the first ending is the usual one. */
const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  JPEG: ["jpg", "jpeg"],
  PNG: ["png"],
  WebP: ["webp"],
  MP4: ["mp4"],
  WebM: ["webm"],
};
const PICTURES = ["JPEG", "PNG", "WebP"];

/** Pixels: what staff are told beside the field (`editor/fields.json`). An upright picture is one for phones. */
const LEAST_WIDTH = 1600;
const LEAST_UPRIGHT_WIDTH = 1200;
/** Pixels from which on a picture is refused: a phone's largest have fewer, and decoding takes four bytes for each. */
const TOO_MANY_PIXELS = 50_000_000;
/** The longer side of a stored picture, in pixels: the largest that a page shows is 2560 wide. */
export const MAX_SIDE = 2560;
const UPLOAD_MEGABYTES = { picture: 20, video: 28 } as const;

interface PictureSize {
  width: number;
  height: number;
}

/** A file that the site shows by its kind: what its name has to end in, and whether it is a picture to decode. */
export interface KnownUpload {
  kind: string;
  extensions: readonly [string, ...string[]];
  isPicture: boolean;
}

/** Recognizes a file by its bytes, or says which kind it is instead. */
export function recognizeUpload(bytes: Uint8Array): KnownUpload | UploadFault {
  const kind = sniffFile(bytes);
  if (kind === undefined) return { code: "not-a-picture" };
  const extensions = EXTENSIONS[kind];
  if (!extensions) return { code: "wrong-kind", kind };
  const isPicture = PICTURES.includes(kind);
  const megabytes = UPLOAD_MEGABYTES[isPicture ? "picture" : "video"];
  if (bytes.length > megabytes * 1_000_000) return { code: "file-too-large", megabytes };
  return { kind, extensions, isPicture };
}

export function getExtension(name: string): string {
  return (/\.([^.]+)$/.exec(name)?.[1] ?? "").toLowerCase();
}

/** The fault of a picture that begins like one and cannot be decoded. */
export const BROKEN = { code: "broken-picture" } as const satisfies UploadFault;

/** Finds out whether a picture has too few pixels for the site's largest place, or too many to be worked on. */
export function checkSize({ width, height }: PictureSize): UploadFault | undefined {
  const min = height > width ? LEAST_UPRIGHT_WIDTH : LEAST_WIDTH;
  if (width * height >= TOO_MANY_PIXELS) return { code: "picture-too-large", width, height };
  return width < min ? { code: "picture-too-small", width, height, min } : undefined;
}

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
