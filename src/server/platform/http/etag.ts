import { createHash } from "node:crypto";

import type { Answer, Exchange } from "./exchange";

/** Names a state by its parts: the same parts have the same ETag (RFC 9110, 8.8.3). */
export function createETag(...parts: readonly unknown[]): string {
  return `"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27)}"`;
}

/** Tells whether a caller has this state already. */
function hasState(exchange: Exchange, tag: string): boolean {
  const known = exchange.header("if-none-match")?.split(",") ?? [];
  return known.some((one) => one.trim().replace(/^W\//, "") === tag);
}

/** Answers 304 to a caller who has this state already, and what `load` gets to everybody else. */
export async function answerOnce(
  exchange: Exchange,
  tag: string,
  load: () => Promise<object> | object,
): Promise<Answer> {
  const headers = { ETag: tag };
  return hasState(exchange, tag) ? { status: 304, headers } : { status: 200, headers, json: await load() };
}
