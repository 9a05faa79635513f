import { posix } from "node:path";

import { LOCALE_CODES } from "../../domain/config/locales";
import { COLLECTIONS } from "../../domain/config/offer";
import { TEXT_RECORD_FILE } from "../../content/translations/text-state";
import { JSON_COLLECTIONS } from "../../content/content-files";
import { HttpError } from "../../server/platform/http/request";

const LOCALE = LOCALE_CODES.join("|");
const OFFERS = COLLECTIONS.join("|");
const ENTRIES = Object.keys(JSON_COLLECTIONS).join("|");
const PATTERNS = {
  offer: String.raw`content/(${OFFERS})/[a-z0-9-]+/(offer\.yml|(${LOCALE})\.md)`,
  entry: String.raw`content/(${ENTRIES})/[a-z0-9-]+\.json`,
  page: String.raw`content/(pages|settings)/[a-z-]+\.json`,
  sentences: String.raw`src/locales/(${LOCALE})/[a-z-]+\.json`,
  /** Kept and checked as all content, but the editor cannot change it (docs/decisions/0215). */
  review: String.raw`content/reviews/[a-z0-9-]+\.json`,
  /** Cameras write extensions in capitals. */
  media: String.raw`content/media/[a-z]+/[\w-][\w.-]*\.(jpe?g|png|webp|mp4|webm|JPE?G|PNG|WEBP|MP4|WEBM)`,
  folder: `content/(${OFFERS}|${ENTRIES}|pages|settings|media(/[a-z]+)?)`,
};
export const CONTENT_FOLDERS = ["content", "src/locales"] as const;
/** Longer names are refused by file systems. */
const MAX_LENGTH = 200;

function matches(...kinds: readonly (keyof typeof PATTERNS)[]) {
  const pattern = new RegExp(`^(${kinds.map((kind) => PATTERNS[kind]).join("|")})$`);
  // JavaScript's `$` matches before nothing but the end; a newline or NUL is in none of the patterns.
  return (path: unknown): path is string =>
    typeof path === "string" &&
    path.length <= MAX_LENGTH &&
    posix.normalize(path) === path &&
    pattern.test(path);
}

const parse = (isRight: (path: unknown) => path is string) => (path: unknown) => {
  if (isRight(path)) return path;
  throw new HttpError("forbidden");
};

const isOfferPath = matches("offer");
export const isTextPath = matches("offer", "entry", "page", "review", "sentences");
export const isReviewPath = matches("review");
/** Tells whether this is the path of a text of `content/`, which the site is checked by. */
export const isContentTextPath = matches("offer", "entry", "page", "review");
export const isMediaPath = matches("media");
export const isVideoPath = (path: unknown) => isMediaPath(path) && /\.(mp4|webm)$/i.test(path);
/** Pages, settings and sentences are part of the site. */
export const isDeletablePath = matches("offer", "entry", "media");

/** Tells whether the editor's stores hold this: a text, a picture, a video, or the record of translations, which the server alone writes. */
export const isStoredPath = (path: unknown) =>
  path === TEXT_RECORD_FILE || isTextPath(path) || isMediaPath(path);

/** Takes the path of a text that the editor may change; throws for any other. */
export const parseTextPath = parse(matches("offer", "entry", "page", "sentences"));
export const parseMediaPath = parse(isMediaPath);
export const parseFolderPath = parse(matches("folder"));
export const parseDeletablePath = parse(isDeletablePath);

/** Returns what the files of an entry have in common: the folder of an offer; of a picture the path. */
export function getStem(path: string): string {
  return isOfferPath(path) ? posix.dirname(path) : path;
}
