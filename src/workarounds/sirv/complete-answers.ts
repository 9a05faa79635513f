/*
 * Workaround for: sirv answers ranges of several parts, of the last bytes and after `If-Range` wrongly, ignores the weight of an encoding, leaves headers out
 *   of a 304, names the encoding of HTML alone, and handles neither a file that cannot be read nor a client that has gone.
 * Tested with: sirv 3.0
 * Upstream: none filed
 * Without it: wrong bytes of a video; a connection that waits for the rest of a file for ever, and a file that stays open; a compressed page for who
 *   refuses it; accents that are read in a wrong encoding.
 * Fails without it: src/hosting/serve-files.test.ts
 * Needed while this passes: src/workarounds/sirv/complete-answers.upstream.slow.test.ts
 */
import type { ReadStream } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { lookup } from "mrmime";

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

/** Names the encoding of a text. */
export function setContentType(response: ServerResponse, path: string): void {
  const type = lookup(path);
  if (type !== undefined && TEXT.test(type)) response.setHeader("Content-Type", `${type};charset=utf-8`);
}

/** Tells whether sirv answers a range correctly; any other may be answered with the whole file (RFC 9110, 14.2). */
function isSupportedRange({ range = "", "if-range": condition }: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const isInOrder = last === "" || (Number(last) > 0 && Number(last) >= Number(first));
  return first !== undefined && isInOrder && condition === undefined;
}

/** The weight of an encoding that the client refuses, e.g. `br;q=0`. */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i;

/** Removes from a request what sirv does not understand: ranges that it would answer wrongly, and encodings with the weight 0. */
export function simplifyHeaders(headers: IncomingHttpHeaders): void {
  if (!isSupportedRange(headers)) delete headers.range;
  const encodings = (headers["accept-encoding"] ?? "").split(",");
  headers["accept-encoding"] = encodings.filter((encoding) => !REFUSED.test(encoding)).join(",");
}

/**
 * Closes the file when the client has gone, and the connection when the file cannot be read or has become shorter, because the client waits for
 * as many bytes as were announced. `onCutOff` is called in that case, with the error if there is one.
 */
export function watchStream(response: ServerResponse, onCutOff: (error?: unknown) => void): void {
  response.once("pipe", (file: ReadStream) => {
    const cutOff = (error?: unknown) => {
      onCutOff(error);
      response.destroy();
    };
    file.once("error", cutOff);
    file.once("end", () => {
      if (file.bytesRead < Number(response.getHeader("Content-Length"))) cutOff();
    });
    response.once("close", () => file.destroy());
  });
}

/**
 * Sets what sirv leaves out of a 304 (RFC 9110, 15.4.5): it answers one when the tag is the one that was asked with. Another answer has
 * its own tag.
 */
export function setNotModifiedHeaders(
  { headers }: { headers: IncomingHttpHeaders },
  response: ServerResponse,
): void {
  const { "if-none-match": tag } = headers;
  if (tag === undefined) return;
  response.setHeader("ETag", tag);
  response.setHeader("Vary", "Accept-Encoding");
}
