import { z } from "zod";

import type { Locale } from "../config/locales";
import { KEY } from "../config/patterns";
import type { PriceBasis } from "../config/offer";
import { code } from "./fields";

/** A piece of text in one look. A link within the site begins with `/`. */
export interface LetterRun {
  text: string;
  strong?: true;
  emphasis?: true;
  href?: string;
}

/** A paragraph, heading or list of a letter. */
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

/** An offer as a card in a letter. */
export interface LetterOffer {
  title: string;
  summary: string;
  /** The page of the offer, a path of the site. */
  path: string;
  /** Its lowest price in whole dollars and what that is for; left out where the site shows none. */
  price?: { from: number; basis: PriceBasis };
  picture?: LetterPicture;
}

/** A letter in one language. */
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

/** `draft`: nobody has got it. `sent`: nothing waits any more. */
export type LetterState = "draft" | "sending" | "stopped" | "sent";

/**
 * How a letter stands. `sent`: taken by the mail server. `bounced`: came back, at once or later. `failed`: given up for another reason, or
 * not confirmed by the mail server. `left`: unsubscribed, or was deleted, before it was their turn. `unsubscribed`: by the link of this letter.
 */
export interface LetterFigures {
  recipients: Record<Locale, number>;
  waiting: number;
  sent: number;
  failed: number;
  bounced: number;
  left: number;
  unsubscribed: number;
}

/** One line of the list; times are ISO 8601. */
export interface LetterRow {
  key: string;
  /** In the subscriber's language. */
  subject: string;
  state: LetterState;
  startedAt: string | null;
  figures: LetterFigures | null;
}

/** Answer of `GET /api/staff/letters`: drafts first, then the newest. With an ETag. */
export interface LettersReply {
  letters: LetterRow[];
  /** Who would get a letter now. */
  subscribers: Record<Locale, number>;
  /** Addresses that are written to no more, because mails to them came back; the newest 50. */
  undeliverable: { email: string; at: string; reason: string }[];
  perMinute: number;
}

/** A letter as a mail. */
export interface LetterPreview {
  subject: string;
  preheader: string;
  html: string;
  text: string;
}

/** Answer of `GET /api/staff/letter?key=`, and of every change of one. With an ETag. */
export interface LetterReply extends Pick<LetterRow, "key" | "state" | "startedAt" | "figures"> {
  /** Names what is sent: a letter is sent only as it was seen. */
  version: string;
  /** Who has sent it. */
  who: string | null;
  finishedAt: string | null;
  /** Whether its file says something else now than what was sent. */
  isChanged: boolean;
  previews: Record<Locale, LetterPreview>;
  subscribers: Record<Locale, number>;
}

const letterKey = () => z.string(code("invalid")).max(200, code("invalid")).regex(KEY, code("invalid"));

/** Body of `POST /api/staff/letter-test`: the letter to oneself, in every language; answered `{to}`. */
export const letterTestSchema = z.strictObject({ key: letterKey() }, code("invalid"));

/**
 * Body of `POST /api/staff/letter`: sends it to all who have confirmed; answered with a `LetterReply`. Once sent it is
 * `409 {code: "conflict"}`, as is another version than the newest one; where nobody has
 * confirmed it is `409 {code: "no-subscribers"}`.
 */
export const letterSendSchema = z.strictObject(
  { key: letterKey(), version: z.string(code("invalid")).max(100, code("invalid")) },
  code("invalid"),
);

/** Body of `PATCH /api/staff/letter`: stops a letter that is being sent, or goes on with it; answered with a `LetterReply`. */
export const letterChangeSchema = z.strictObject(
  { key: letterKey(), state: z.enum(["sending", "stopped"], code("invalid")) },
  code("invalid"),
);
