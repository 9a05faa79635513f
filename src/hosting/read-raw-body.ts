import type { IncomingMessage } from "node:http";

/** Why a body could not be read. */
export class BodyError extends Error {
  readonly code: "too-large" | "timeout" | "bad-request";

  constructor(code: BodyError["code"]) {
    super(code);
    this.name = "BodyError";
    this.code = code;
  }
}

/** Reads a request's body whole, if it has at most `limit` bytes and arrives within `timeoutMs`. */
export function readRawBody(request: IncomingMessage, limit: number, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      request
        .removeAllListeners("data")
        .removeAllListeners("end")
        .removeAllListeners("error")
        .removeAllListeners("close");
      // A broken connection may still report itself.
      request.on("error", () => undefined);
      settle();
    };
    const fail = (code: BodyError["code"]) => finish(() => reject(new BodyError(code)));
    const timer = setTimeout(() => fail("timeout"), timeoutMs);
    if (Number(request.headers["content-length"] ?? 0) > limit) return fail("too-large");
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) fail("too-large");
      else chunks.push(chunk);
    });
    request.on("end", () => finish(() => resolve(Buffer.concat(chunks))));
    request.on("error", () => fail("bad-request"));
    request.on("close", () => fail("bad-request"));
  });
}
