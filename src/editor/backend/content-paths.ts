import { posix } from "node:path";

import { LOCALE_CODES } from "../../domain/config/locales";
import { COLLECTIONS } from "../../domain/config/offer";
import { TEXT_RECORD_FILE } from "../../content/translations/text-state";
import { JSON_COLLECTIONS } from "../../content/content-files";

const LOCALE = `(${LOCALE_CODES.join("|")})`;
const COLLECTION = `(${COLLECTIONS.join("|")})`;
const OFFER = String.raw`content/${COLLECTION}/[a-z0-9-]+/(offer\.yml|${LOCALE}\.md)`;
const ENTRY = String.raw`content/(${Object.keys(JSON_COLLECTIONS).join("|")})/[a-z0-9-]+\.json`;
const CONTENT = String.raw`(${OFFER}|${ENTRY}|content/(pages|settings)/[a-z-]+\.json)`;
/** Kept and checked as all content, but the editor cannot change it (docs/decisions/0215). */
const REVIEW = String.raw`content/reviews/[a-z0-9-]+\.json`;
const MESSAGES = String.raw`src/locales/${LOCALE}/[a-z-]+\.json`;

const TEXT = new RegExp(`^(${CONTENT}|${MESSAGES})$`);
const CONTENT_TEXT = new RegExp(`^(${CONTENT}|${REVIEW})$`);
const REVIEW_TEXT = new RegExp(`^${REVIEW}$`);
const ANY_TEXT = new RegExp(`^(${CONTENT}|${REVIEW}|${MESSAGES})$`);
const OFFER_TEXT = new RegExp(`^${OFFER}$`);
const ENTRY_TEXT = new RegExp(`^${ENTRY}$`);
/** … pictures and videos, whose extensions cameras write in capitals … */
const MEDIA = /^content\/media\/[a-z]+\/[\w-][\w.-]*\.(jpe?g|png|webp|mp4|webm|JPE?G|PNG|WEBP|MP4|WEBM)$/;
/** … and the folders they are in. */
const FOLDER = new RegExp(
  `^content/(${COLLECTION}|${Object.keys(JSON_COLLECTIONS).join("|")}|pages|settings|media(/[a-z]+)?)$`,
);
export const CONTENT_FOLDERS = ["content", "src/locales"] as const;
/** Longer names are refused by file systems. */
const MAX_LENGTH = 200;

/** The editor asked for a file that it has nothing to do with. */
export class ForbiddenPathError extends Error {
  override name = "ForbiddenPathError";

  constructor(path: string) {
    super(`The editor may not touch ${path}. Expected a file of content/ or a sentence of the interface.`);
  }
}

function matches(path: unknown, pattern: RegExp): path is string {
  // JavaScript's `$` matches before nothing but the end; a newline or NUL is in none of the patterns.
  if (typeof path !== "string" || path.length > MAX_LENGTH) return false;
  return posix.normalize(path) === path && pattern.test(path);
}

function check(path: unknown, ...patterns: readonly RegExp[]): string {
  for (const pattern of patterns) if (matches(path, pattern)) return path;
  throw new ForbiddenPathError(String(path));
}

export const isTextPath = (path: unknown) => matches(path, ANY_TEXT);
export const isReviewPath = (path: unknown) => matches(path, REVIEW_TEXT);
/** Tells whether this is the path of a text of `content/`, which the site is checked by. */
export const isContentTextPath = (path: unknown) => matches(path, CONTENT_TEXT);
export const isMediaPath = (path: unknown) => matches(path, MEDIA);
export const isVideoPath = (path: unknown) => matches(path, MEDIA) && /\.(mp4|webm)$/i.test(path);
/** An offer's text, an entry of another collection, a picture or a video. */
const DELETABLE = [OFFER_TEXT, ENTRY_TEXT, MEDIA];
export const isDeletablePath = (path: unknown) => DELETABLE.some((pattern) => matches(path, pattern));

/** Tells whether the editor's stores hold this: a text, a picture, a video, or the record of translations, which the server alone writes. */
export const isStoredPath = (path: unknown) =>
  path === TEXT_RECORD_FILE || matches(path, ANY_TEXT) || matches(path, MEDIA);

/** Takes the path of a text that the editor may change; throws for any other. */
export const parseTextPath = (path: unknown) => check(path, TEXT);
export const parseMediaPath = (path: unknown) => check(path, MEDIA);
export const parseFolderPath = (path: unknown) => check(path, FOLDER);
/** Takes the path of what may be deleted: pages, settings and sentences are part of the site. */
export const parseDeletablePath = (path: unknown) => check(path, ...DELETABLE);

/** Returns what the files of an entry have in common: the folder of an offer; of a picture the path. */
export function getStem(path: string): string {
  return matches(path, OFFER_TEXT) ? posix.dirname(path) : path;
}
