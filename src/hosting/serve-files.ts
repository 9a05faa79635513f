import type { RequestHandler } from "express";
import type { ServerResponse } from "node:http";
import sirv from "sirv";

import { getErrorCode } from "../server/platform/errors";
import { log } from "../server/platform/log";
import {
  setContentType,
  setNotModifiedHeaders,
  simplifyHeaders,
  watchStream,
} from "../workarounds/sirv/complete-answers";
import { getCacheControl } from "./cache-headers";

function setFileHeaders(response: ServerResponse, path: string): void {
  response.removeHeader("ETag");
  response.setHeader("Accept-Ranges", "bytes");
  setContentType(response, path);
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
    watchStream(response, (error) => {
      log.error("file-cut-off", { path: request.path, code: getErrorCode(error) });
    });
    serve(request, response, () => {
      response.removeHeader("ETag");
      next();
    });
  };
}
