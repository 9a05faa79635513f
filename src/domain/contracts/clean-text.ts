import { normalize } from "../lib/normalize";

// Control characters are never typed into a form, break mail headers and cannot be stored by PostgreSQL (NUL).
// eslint-disable-next-line no-control-regex -- refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
// Bidirectional overrides can make a name read as something else in the agency's mail program.
const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
// Half a character, which cannot be written as UTF-8.
const LONE_SURROGATES = /\p{Surrogate}/gu;
// Zero-width spaces and marks of direction. A text may need some of them: emoji are joined by one.
const INVISIBLE = /\p{Cf}/gu;
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Makes text of several lines safe to store and send: Unix line breaks, no control characters, composed letters. */
export function cleanText(value: string): string {
  const text = value
    .replace(LONE_SURROGATES, "\uFFFD")
    .replace(LINE_BREAKS, "\n")
    .replace(CONTROL, "")
    .replace(BIDI_OVERRIDES, "");
  return normalize(text, "NFC").trim();
}

/** As `cleanText`, on one line: what may become part of a mail header can hold no line break. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, " ");
}

/** As `cleanLine`, without characters that nobody sees: they come with copied addresses and numbers, and belong to none. */
export function cleanAddress(value: string): string {
  return cleanLine(value.replace(INVISIBLE, ""));
}

/** Tells whether nothing can be seen of a text. */
export function isBlank(value: string): boolean {
  return cleanAddress(value) === "";
}

/** Counts characters as a person does, so that an emoji does not count twice. */
export function countCharacters(value: string): number {
  return [...value].length;
}

const DOT_BLIND = ["gmail.com", "googlemail.com"];

/** Names the mailbox behind an address: capitals, a `+tag` and, at Gmail, dots lead into the same one. */
export function getMailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const typed = email.slice(0, at).toLowerCase();
  const local = typed.replace(/(?<=.)\+.*$/, "");
  return DOT_BLIND.includes(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
