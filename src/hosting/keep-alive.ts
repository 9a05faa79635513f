import type { ServerResponse } from "node:http";

/**
 * A kept connection is closed later than clients are told, so that none sends its next request just when that happens.
 */
export const KEEP_ALIVE_MS = 15_000;
const HINT = ["Connection", "keep-alive", "Keep-Alive", "timeout=10"] as const;

/** Gets the header lines, names and values in turns, that tell a client for how long its connection is kept. */
export function getKeepAliveHint(response: ServerResponse): readonly string[] {
  return response.shouldKeepAlive ? HINT : [];
}
