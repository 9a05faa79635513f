import { createHash, randomBytes } from "node:crypto";

const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** A key is random enough for a plain hash. */
function hash(key: string): string {
  return createHash("sha256").update(`departures-calendar:${key}`).digest("base64url");
}

/** Creates the key of a calendar, 256 random bits, and what is stored of it. */
export function createCalendarKey(): { key: string; keyHash: string } {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  return { key, keyHash: hash(key) };
}

/** Gets what is stored of a key; `undefined` for what is none. */
export function hashCalendarKey(key: string | undefined): string | undefined {
  return key === undefined || !KEY.test(key) ? undefined : hash(key);
}
