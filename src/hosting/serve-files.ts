import type { RequestHandler } from "express";
import type { ReadStream } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { lookup } from "mrmime";
import sirv from "sirv";

import { getErrorCode } from "../server/error-code";
import { log } from "../server/log";
import { getCacheControl } from "./cache-headers";

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

function setFileHeaders(response: ServerResponse, path: string): void {
  response.removeHeader("ETag");
  response.setHeader("Accept-Ranges", "bytes");
  const type = lookup(path);
  // sirv names the encoding of HTML alone.
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
function simplifyHeaders(headers: IncomingHttpHeaders): void {
  if (!isSupportedRange(headers)) delete headers.range;
  const encodings = (headers["accept-encoding"] ?? "").split(",");
  headers["accept-encoding"] = encodings.filter((encoding) => !REFUSED.test(encoding)).join(",");
}

/**
 * Closes what sirv leaves open: the file when the client has gone, and the connection when the file cannot be read or has become shorter,
 * because the client waits for as many bytes as were announced.
 */
function watchStream(response: ServerResponse, path: string): void {
  response.once("pipe", (file: ReadStream) => {
    const cutOff = (error?: unknown) => {
      log.error("file-cut-off", { path, code: getErrorCode(error) });
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
function setNotModifiedHeaders(
  { headers }: { headers: IncomingHttpHeaders },
  response: ServerResponse,
): void {
  const { "if-none-match": tag } = headers;
  if (tag === undefined) return;
  response.setHeader("ETag", tag);
  response.setHeader("Vary", "Accept-Encoding");
}

/** Serves the files of a built site, as they are when this is called: compressed copies, `ETag`, `HEAD`, ranges. */
export function serveFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    ...{ etag: true, brotli: true, gzip: true },
    extensions: ["html"],
    setHeaders: setFileHeaders,
  });
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      next();
      return;
    }
    simplifyHeaders(request.headers);
    response.setHeader("Cache-Control", getCacheControl(request.path));
    setNotModifiedHeaders(request, response);
    watchStream(response, request.path);
    serve(request, response, () => {
      response.removeHeader("ETag");
      next();
    });
  };
}
