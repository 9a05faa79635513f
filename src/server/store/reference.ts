import { randomInt } from "node:crypto";

/** No 0 O 1 I L U: nobody has to ask "was that a zero?" on the telephone, and no rude words. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 5;

/** Creates a reference like `PA-7K2P4`; 24 million of them, so the caller tries again when one is taken. */
export function createReference(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `PA-${letters.join("")}`;
}
