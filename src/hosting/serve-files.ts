import type { RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";

import { listFiles } from "../files/list-files.mjs";
import { getCacheControl } from "./cache-headers";

/** The files of the pages by their paths: `/es` for `es/index.html`, `/admin/me` for `admin/me.html`. */
function listPages(folder: string): ReadonlyMap<string, string> {
  const files = listFiles(folder).map((file) => `/${file.replaceAll("\\", "/")}`);
  const pages = files.filter((file) => file.endsWith(".html"));
  return new Map(
    pages.map((file) => [file.replace(/(?<!^)\/index\.html$|(?<=^\/)index\.html$|\.html$/, ""), file]),
  );
}

/** What `send` says of a condition that does not hold and of a range that is not there. */
interface RefusedRequest {
  status?: number;
  headers?: Record<string, string>;
}

/** Serves the files of a built site, listed when this is called: compressed copies, `ETag`, `HEAD`, ranges. */
export function serveFiles(folder: string): RequestHandler {
  const pages = listPages(folder);
  const serve = expressStaticGzip(folder, {
    ...{ enableBrotli: true, orderPreference: ["br"], index: false },
    serveStatic: { cacheControl: false, lastModified: false, redirect: false, index: false },
  });
  return (request, response, next) => {
    const { url, path } = request;
    if (!["GET", "HEAD"].includes(request.method)) {
      next();
      return;
    }
    // Addresses of pages are plain ASCII.
    request.url = pages.get(path) ?? url;
    response.setHeader("Cache-Control", getCacheControl(path));
    serve(request, response, (error?: RefusedRequest) => {
      request.url = url;
      response.removeHeader("Content-Encoding");
      if (error?.status === 412 || error?.status === 416)
        response.status(error.status).set(error.headers).end();
      else next(error);
    });
  };
}
