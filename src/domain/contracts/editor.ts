import { z } from "zod";

import { LOCALE_CODES, type Locale } from "../config/locales";

/** A file that was changed after the editor had opened it, as it is now. */
export interface OutdatedFile {
  path: string;
  /** The present text; `null`: the file was deleted, or is a picture. */
  text: string | null;
  /** The present version; `null`: the file was deleted. */
  version: string | null;
  at: string | null;
  /** The person's name; `null` when the file was changed outside of the editor by nobody that is known. */
  by: string | null;
}

/** The largest body that the editor sends, in bytes: a video of 28 MB, or a picture of 20 MB with an entry, in base64. */
export const EDITOR_BODY_LIMIT = 40_000_000;
const locale = z.enum(LOCALE_CODES);

/** An outdated translation: a text that may be wrong because that of another language has changed. */
export interface OutdatedTranslation {
  /** Such as `excursions/saona-island`, `pages/home`, `messages/common`. */
  entry: string;
  /** The file of the text, from the root. */
  file: string;
  text: Locale;
  because: Locale;
  /** The fields that have changed; none when somebody has changed them outside of the editor. */
  fields: string[];
  /** When, as ISO 8601; `null` when that is not known. */
  at: string | null;
  /** The other text as it is now. */
  version: string;
}

/** The text that is right, and the others as the person has seen them. */
export const confirmTextSchema = z.object({
  entry: z.string().max(200),
  text: locale,
  seen: z.partialRecord(locale, z.string()),
});
