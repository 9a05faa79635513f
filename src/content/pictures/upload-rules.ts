import type { StaffLocale } from "../../config/staff-text";
import { sniffFile } from "./sniff-file";

/** The kinds that the site shows, and what their names end in; the first ending is the usual one. */
const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  JPEG: ["jpg", "jpeg"],
  PNG: ["png"],
  WebP: ["webp"],
  MP4: ["mp4"],
  WebM: ["webm"],
};
const PICTURES = ["JPEG", "PNG", "WebP"];

/** Pixels: what staff are told beside the field (`field-words.ts`). An upright picture is one for phones. */
const LEAST_WIDTH = 1600;
const LEAST_UPRIGHT_WIDTH = 1200;
/** More than any camera makes; decoding takes four bytes for each. */
export const MAX_PIXELS = 150_000_000;

interface PictureSize {
  width: number;
  height: number;
}

/** Why a file cannot stand on the site, in the languages of the office. */
export type UploadFault = Readonly<Record<StaffLocale, string>>;

/** A file that the site shows by its kind: what its name has to end in, and whether it is a picture to decode. */
interface KnownUpload {
  kind: string;
  extensions: readonly [string, ...string[]];
  isPicture: boolean;
}

/** Recognizes a file by its bytes, or says which kind it is instead. */
export function recognizeUpload(bytes: Uint8Array): KnownUpload | UploadFault {
  const kind = sniffFile(bytes);
  const extensions = kind === undefined ? undefined : EXTENSIONS[kind];
  if (kind !== undefined && extensions) return { kind, extensions, isPicture: PICTURES.includes(kind) };
  if (kind === undefined)
    return {
      en: "This is no picture. Choose one in JPEG (PNG and WebP do as well).",
      es: "No es una foto. Elige una en JPEG (también sirven PNG y WebP).",
      it: "Non è una foto. Scegline una in JPEG (vanno bene anche PNG e WebP).",
    };
  return {
    en: `This is a ${kind} file. Save it as JPEG (PNG and WebP do as well) and choose it again.`,
    es: `Es un archivo ${kind}. Guárdalo como JPEG (también sirven PNG y WebP) y elígelo de nuevo.`,
    it: `È un file ${kind}. Salvalo come JPEG (vanno bene anche PNG e WebP) e sceglilo di nuovo.`,
  };
}

/** Gets what a name ends in, in small letters. */
export function getExtension(name: string): string {
  return (/\.([^.]+)$/.exec(name)?.[1] ?? "").toLowerCase();
}

/** The fault of a picture that begins like one and cannot be decoded. */
export const BROKEN: UploadFault = {
  en: "The picture is broken or not complete: it cannot be opened to its end. Export it again, or take another one.",
  es: "La foto está dañada o incompleta: no se puede abrir hasta el final. Expórtala de nuevo o elige otra.",
  it: "La foto è danneggiata o incompleta: non si apre fino alla fine. Esportala di nuovo o scegline un'altra.",
};

/** Finds out whether a picture has too few pixels for the site's largest place, or too many to be worked on. */
export function checkSize({ width, height }: PictureSize): UploadFault | undefined {
  const found = `${width} × ${height}`;
  const least = height > width ? LEAST_UPRIGHT_WIDTH : LEAST_WIDTH;
  if (width < least)
    return {
      en: `The picture is too small: ${found} pixels. It must be at least ${least} pixels wide.`,
      es: `La foto es demasiado pequeña: ${found} píxeles. Debe tener al menos ${least} píxeles de ancho.`,
      it: `La foto è troppo piccola: ${found} pixel. Debe tener al menos ${least} pixel de ancho.`,
    };
  if (width * height <= MAX_PIXELS) return undefined;
  return {
    en: `The picture is too large: ${found} pixels. Save it smaller, 4000 pixels wide.`,
    es: `La foto es demasiado grande: ${found} píxeles. Guárdala más pequeña, de 4000 píxeles de ancho.`,
    it: `La foto è troppo grande: ${found} pixel. Guárdala más pequeña, de 4000 pixel de ancho.`,
  };
}
