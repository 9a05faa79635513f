import { posix } from "node:path";

import { LOCALE_CODES } from "../config/locales";
import { COLLECTIONS } from "../config/offer";

const LOCALE = `(${LOCALE_CODES.join("|")})`;
const COLLECTION = `(${COLLECTIONS.join("|")})`;
const CONTENT = String.raw`content/(${COLLECTION}/[a-z0-9-]+\.${LOCALE}\.md|(pages|settings)/[a-z-]+\.json)`;
const MESSAGES = String.raw`src/i18n/messages/${LOCALE}/[a-z-]+\.json`;

/** What the editor may read and write: texts … */
const TEXT = new RegExp(`^(${CONTENT}|${MESSAGES})$`);
/** … pictures and videos, whose extensions cameras write in capitals … */
const MEDIA = /^content\/media\/[a-z]+\/[\w-][\w.-]*\.(jpe?g|png|webp|mp4|webm|JPE?G|PNG|WEBP|MP4|WEBM)$/;
/** … and the folders they are in. */
const FOLDER = new RegExp(`^content/(${COLLECTION}|pages|settings|media(/[a-z]+)?)$`);

/** The editor asked for a file that it has nothing to do with. */
export class ForbiddenPathError extends Error {
  constructor(path: string) {
    super(`The editor may not touch ${path}. Expected a file of content/ or a sentence of the interface.`);
    this.name = "ForbiddenPathError";
  }
}

function matches(path: unknown, pattern: RegExp): path is string {
  return typeof path === "string" && posix.normalize(path) === path && pattern.test(path);
}

function check(path: unknown, pattern: RegExp): string {
  if (matches(path, pattern)) return path;
  throw new ForbiddenPathError(String(path));
}

/** Tells whether this is the path of a text. */
export const isTextPath = (path: unknown) => matches(path, TEXT);
/** Tells whether this is the path of a picture or video. */
export const isMediaPath = (path: unknown) => matches(path, MEDIA);

/** Takes the path of a text; throws for any other. */
export const parseTextPath = (path: unknown) => check(path, TEXT);
/** Takes the path of a picture or video; throws for any other. */
export const parseMediaPath = (path: unknown) => check(path, MEDIA);
/** Takes the path of a folder; throws for any other. */
export const parseFolderPath = (path: unknown) => check(path, FOLDER);

/** Tells whether the editor may delete this: texts and media alike. */
export function parseAnyPath(path: unknown): string {
  return isMediaPath(path) ? parseMediaPath(path) : parseTextPath(path);
}
