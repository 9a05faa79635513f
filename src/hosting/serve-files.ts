import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";

import { DEFAULT_LOCALE, LOCALE_CODES } from "../domain/config/locales";
import { listFiles } from "../files/list-files.mjs";
import { getPath, getPathLocale } from "../domain/i18n/routes";
import { isNeverChanged } from "../domain/lib/never-changed";
import { ERROR_CODE_HEADER } from "../server/platform/http/request";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ALWAYS_ASK = "public, max-age=0, must-revalidate";
const PLAIN_FILES = /\.(?:svg|png|jpe?g|webp|avif|ico|txt|xml|webmanifest)$/;

export function getCacheControl(path: string): string {
  if (isNeverChanged(path.replace(/^\//, ""))) return IMMUTABLE;
  return PLAIN_FILES.test(path) ? "public, max-age=86400, must-revalidate" : ALWAYS_ASK;
}

/** The files of the pages by their paths: `/es` for `es/index.html`, `/admin/me` for `admin/me.html`. */
function listPages(folder: string): ReadonlyMap<string, string> {
  const pages = listFiles(folder).filter((file) => file.endsWith(".html"));
  const toPath = (file: string) =>
    `/${file}`.replace(/(?<!^)\/index\.html$|(?<=^\/)index\.html$|\.html$/, "");
  return new Map(pages.map((file) => [toPath(file), `/${file}`]));
}

/** Errors of `send` for a failed precondition and an unsatisfiable range. */
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

const toNotFoundFiles = (path: string) => [`${path}/index.html`, `${path}.html`];
const NOT_FOUND = LOCALE_CODES.map((locale) => getPath("notFound", locale));
export const NOT_FOUND_PATHS = NOT_FOUND.flatMap((path) => [path, ...toNotFoundFiles(path)]);

export function serveNotFound(publicFolder: string): RequestHandler {
  const pages = new Map(
    LOCALE_CODES.map((locale) => {
      const files = toNotFoundFiles(getPath("notFound", locale)).map((file) => join(publicFolder, file));
      const file = files.find((candidate) => existsSync(candidate));
      return [locale, file && readFileSync(file, "utf8")];
    }),
  );
  return (request, response) => {
    const page = pages.get(getPathLocale(request.path)) ?? pages.get(DEFAULT_LOCALE) ?? "404";
    response.set({ "Cache-Control": ALWAYS_ASK, [ERROR_CODE_HEADER]: "not-found" });
    response.status(404).type("html").send(page);
  };
}
