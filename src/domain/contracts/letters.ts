import type { Locale } from "../config/locales";
import type { PriceBasis } from "../config/offer";

/** A piece of text in one look. A link within the site begins with `/`. */
export interface LetterRun {
  text: string;
  strong?: true;
  emphasis?: true;
  href?: string;
}

export type LetterBlock =
  | { kind: "paragraph" | "heading"; runs: LetterRun[] }
  | { kind: "list"; isOrdered: boolean; items: LetterRun[][] };

/** A picture of a letter: its address on the site, which never shows another picture, and the file of `content/` that it is made of. */
export interface LetterPicture {
  path: string;
  file: string;
  /** Twice as many pixels as a mail shows, for dense screens. */
  width: number;
  alt: string;
}

export interface LetterOffer {
  title: string;
  summary: string;
  /** The page of the offer, a path of the site. */
  path: string;
  /** Its lowest price in whole dollars and what that is for; left out where the site shows none. */
  price?: { from: number; basis: PriceBasis };
  picture?: LetterPicture;
}

export interface LetterText {
  subject: string;
  preheader: string;
  blocks: LetterBlock[];
  picture?: LetterPicture;
  offers: LetterOffer[];
  button?: { label: string; url: string };
}

/** A letter in all languages: what is sent, and what is kept of it. */
export type LetterContent = Record<Locale, LetterText>;

/** A letter as it was published last, by the key of its file. */
export interface PublishedLetter {
  key: string;
  content: LetterContent;
}

/** The file that the build writes for the server, beside `offers.json`: the letters that staff have written. */
export const LETTERS_FILE = "letters.json";
