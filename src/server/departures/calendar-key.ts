import { createHash, randomBytes } from "node:crypto";

const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** Creates the key of a calendar: 256 random bits. */
export function createCalendarKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

/** Gets what is stored of a key; `undefined` for what is none. A key is random enough for a plain hash. */
export function hashCalendarKey(key: string | undefined): string | undefined {
  if (key === undefined || !KEY.test(key)) return undefined;
  return createHash("sha256").update(`departures-calendar:${key}`).digest("base64url");
}
