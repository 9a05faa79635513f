import type { RequestHandler } from "express";

import { sendError } from "./send-error";

/** How long what follows a refusal is read and discarded: a client that is cut off while it sends may not see the answer. */
const LINGER_MS = 2_000;

/**
 * Refuses a body of more than `limit` bytes as soon as that is known, by the announced length or by what has come. Express's own parsers
 * answer when they have read it to its end.
 */
export function limitBody(limit: number): RequestHandler {
  return (request, response, next) => {
    function refuse(): void {
      sendError(response, "too-large");
      setTimeout(() => {
        if (!request.complete) request.socket.destroy();
      }, LINGER_MS).unref();
    }
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      refuse();
      return;
    }
    let received = 0;
    if (request.headers["transfer-encoding"] !== undefined)
      request.on("data", (chunk: Buffer) => {
        const isWithin = received <= limit;
        received += chunk.length;
        if (isWithin && received > limit) refuse();
      });
    next();
  };
}
