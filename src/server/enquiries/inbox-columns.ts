import { foldAccents } from "../../lib/normalize";
import type { ContactPayload } from "./enquiry";

/** Longer words are cut: PostgreSQL takes none above 2 KB, and nobody types more. */
const MAX_LETTERS = 40;
/** More words than this in one question only cost time. */
const MAX_WORDS = 12;

/** Parts texts into folded words of letters and digits, each once; `PA-7K2P4` is `pa` and `7k2p4`. */
function toWords(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, MAX_LETTERS).join("")))];
}

/** Writes the words of an enquiry as they are stored: parted by single blanks. */
function toSearchWords(texts: readonly (string | undefined)[]): string {
  return toWords(texts.join(" ")).join(" ");
}

/**
 * Writes what staff typed as a question for the database's search: all words must be there, each of them or what begins with it. No
 * sign of the search's own language is left in them. Gets `undefined` when there is no word in it.
 */
export function toSearchQuery(text: string, dialect: "sqlite" | "postgres"): string | undefined {
  const words = toWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  return dialect === "sqlite"
    ? words.map((word) => `"${word}"*`).join(" ")
    : words.map((word) => `'${word}':*`).join(" & ");
}

/** Returns what an enquiry is searched by, besides its trips. */
export function toInboxColumns(payload: ContactPayload, reference: string) {
  const { offers = [] } = payload;
  return {
    // Who books at the desk may have none.
    mailbox: payload.email === "" ? null : payload.email.toLowerCase(),
    source: payload.source === "" ? null : payload.source,
    words: toSearchWords([
      reference,
      ...[payload.name, payload.lastname, payload.email, payload.phone, payload.message, payload.source],
      ...[payload.service, payload.port, payload.pickup?.place],
      ...offers.map(({ service }) => service),
    ]),
  };
}
